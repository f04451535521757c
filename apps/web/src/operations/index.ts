/** The watch sends everybody to the maintenance page while an upgrade runs; it comes on demand, for it holds up no screen. */
export const loadUpgradeWatch = () => import('./upgrade/watch.js');
/** Tells operations which files of the store are damaged. */
export const loadDamageBanner = () => import('./damage/banner.js');
/** Says that an upgrade is announced. */
export const loadUpgradeBanner = () => import('./upgrade/banner.js');

import type { HomePart } from '../platform/home.js';

/** The watch sends everybody to the maintenance page while an upgrade runs; it comes on demand, for it holds up no screen. */
export const loadUpgradeWatch = () => import('./upgrade/watch.js');
/** Tells operations which files of the store are damaged. */
export const loadDamageBanner = () => import('./damage/banner.js');
/** Says that an upgrade is announced. */
export const loadUpgradeBanner = () => import('./upgrade/banner.js');
/** Stands over every page while operations act for a school. */
export const loadActingBar = () => import('./parts/acting/bar.js');

export const homeParts: readonly HomePart[] = [
  {
    name: 'acted',
    place: 'wide',
    roles: ['SCHOOLADMIN'],
    load: () => import('./parts/acting/acted-part.js'),
  },
];

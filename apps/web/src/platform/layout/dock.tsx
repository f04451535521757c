import styles from './dock.module.css';

/**
 * Where the round button that floats over a wide window stands in a narrow one: there nothing is free to float over.
 * `on`: the bar at the top of a phone, or the rail from a tablet on. Of several that are drawn the first holds it.
 * `spare`: among the icons of the bar of a wide window, for a page that leaves no room to float over it.
 */
export const Dock = ({ on }: { on: 'bar' | 'rail' | 'spare' }) =>
  on === 'spare' ? <span className={styles.spare} data-dock-spare /> : <span className={styles[on]} data-dock />;

/** The dock that can be seen now; only the browser knows. */
export const dockInSight = (): Element | undefined =>
  [...document.querySelectorAll('[data-dock]')].find((one) => one.getClientRects().length > 0);

/** The dock that is there if need be: it takes no room while it is empty. Tools that take the whole window have none. */
export const spareDock = (): Element | undefined => document.querySelector('[data-dock-spare]') ?? undefined;

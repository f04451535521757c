import styles from './dock.module.css';

/**
 * Where the round button that floats over a wide window stands in a narrow one: there nothing is free to float over.
 * `on`: the bar at the top of a phone, or the rail from a tablet on. Of several that are drawn the first holds it.
 */
export const Dock = ({ on }: { on: 'bar' | 'rail' }) => <span className={styles[on]} data-dock />;

/** The dock that can be seen now; only the browser knows. */
export const dockInSight = (): Element | undefined =>
  [...document.querySelectorAll('[data-dock]')].find((one) => one.getClientRects().length > 0);

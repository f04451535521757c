import styles from './dock.module.css';

/**
 * Where the round button that floats over a wide window stands in a narrow one: there nothing is free to float over.
 * `on`: the bar at the top of a phone, or the rail from a tablet on. Of several that are drawn the first holds it.
 * `spare`: among the icons of the bar of a wide window, for a page that leaves no room to float over it.
 */
export const Dock = ({ on }: { on: 'bar' | 'rail' | 'spare' }) => <span className={styles[on]} data-dock={on} />;

import { useContext } from 'react';
import { Link } from 'react-router';
import { ScreensContext, screenAt } from '../screen-line.js';
import styles from './place-switch.module.css';

export interface Place {
  to: string;
  words: string;
}

/** Between screens that stand side by side, as links; `now` is the address of this one. Those that this person may not enter are not there. */
export function PlaceSwitch({ label, places, now }: { label: string; places: readonly Place[]; now: string }) {
  const screens = useContext(ScreensContext);
  const open = places.filter(({ to }) => screenAt(screens, to) !== undefined);
  if (open.length < 2) return null;
  return (
    <nav className={styles.places} aria-label={label}>
      {open.map(({ to, words }) => (
        <Link key={to} to={to} aria-current={to === now ? 'page' : undefined}>
          {words}
        </Link>
      ))}
    </nav>
  );
}

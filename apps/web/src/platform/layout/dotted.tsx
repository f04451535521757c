import type { ReactNode } from 'react';
import styles from './dotted.module.css';

/** A button with a dot at its corner, in this colour; without one there is nothing new. What is new, the button's name says. */
export const Dotted = ({ colour, children }: { colour: string | undefined; children: ReactNode }) => (
  <span className={styles.dotted}>
    {children}
    {colour && <i className={styles.dot} style={{ background: colour }} />}
  </span>
);

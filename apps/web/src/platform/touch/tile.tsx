import type { ReactNode } from 'react';
import styles from './tile.module.css';

/** `ink` is the one thing that is most urgent, `done` what is behind one, `plain` all others. */
export type TileTone = 'plain' | 'ink' | 'done';

/** The sign before a row: one character or an icon. It says nothing that does not stand beside it. */
export const Tile = ({ tone = 'plain', children }: { tone?: TileTone; children: ReactNode }) => (
  <span className={`${styles.tile} ${styles[tone]}`} aria-hidden="true">
    {children}
  </span>
);

import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

/** The one thing to do on an inner page. On a phone it stands at the thumb and takes the place of the tabs. */
export const ActionBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.bar} data-takes-tabs="">
    {children}
  </div>
);

import type { ReactNode } from 'react';
import styles from './page.module.css';

/** One thing to do on the login page: its name, a line about it, and the way in. */
export const LoginEntry = ({ title, hint, children }: { title: string; hint: string; children: ReactNode }) => (
  <div className={styles.form}>
    <h1>{title}</h1>
    <p>{hint}</p>
    {children}
  </div>
);

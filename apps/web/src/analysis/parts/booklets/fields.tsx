import type { ReactNode } from 'react';
import styles from './fields.module.css';

/** Fields beside each other, as many as fit. */
export const Fields = ({ children }: { children: ReactNode }) => <div className={styles.fields}>{children}</div>;

/** A name above what is chosen; the control says the same to who cannot see it. */
export const Field = ({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) => (
  <div className={isWide ? `${styles.field} ${styles.wide}` : styles.field}>
    <span aria-hidden="true">{name}</span>
    {children}
  </div>
);

/** Said beside the field, and found by what moves the focus to it. */
export const Wrong = ({ words }: { words: string }) => (
  <small className={styles.wrong} role="alert" data-wrong>
    {words}
  </small>
);

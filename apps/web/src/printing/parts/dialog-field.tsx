import type { ReactNode } from 'react';
import styles from './orders.module.css';

/** A line of a dialog: what is asked, and where it is answered. */
export const DialogField = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.field}>
    <span>{label}</span>
    <span>{children}</span>
  </div>
);

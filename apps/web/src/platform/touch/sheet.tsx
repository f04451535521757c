import type { ReactNode } from 'react';
import styles from './sheet.module.css';

export interface SheetProps {
  /** A list of rows from edge to edge. */
  rows?: boolean;
  className?: string;
  label?: string;
  children: ReactNode;
}

/** A white sheet for fingers: rounder and wider than the card of a desk. */
export const Sheet = ({ rows = false, className = '', label, children }: SheetProps) => (
  <section className={`${styles.sheet} ${rows ? styles.rows : ''} ${className}`} aria-label={label}>
    {children}
  </section>
);

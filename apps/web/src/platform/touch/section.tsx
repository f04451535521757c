import type { ReactNode } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  title: string;
  /** How many there are. */
  count?: number;
  /** The way to all of them. */
  extra?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A heading over sheets, with how many there are. */
export const Section = ({ title, count, extra, className = '', children }: SectionProps) => (
  <section className={`${styles.section} ${className}`}>
    <header className={styles.head}>
      <h2>
        {title}
        {count !== undefined && count > 0 && <b>{count}</b>}
      </h2>
      {extra}
    </header>
    {children}
  </section>
);

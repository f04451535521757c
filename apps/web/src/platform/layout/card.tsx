import type { ReactNode } from 'react';
import styles from './card.module.css';

export interface CardProps {
  title?: ReactNode;
  extra?: ReactNode;
  /** The content touches the edges: a table. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
}

/** A white sheet with a hairline; the title stands without a dividing line. */
export const Card = ({ title, extra, flush, className, children }: CardProps) => (
  <section className={className ? `${styles.card} ${className}` : styles.card}>
    {title && (
      <div className={styles.head}>
        <h2>{title}</h2>
        <div className={styles.extra}>{extra}</div>
      </div>
    )}
    <div className={flush ? styles.flush : styles.body}>{children}</div>
  </section>
);

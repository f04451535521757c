import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Nothing here yet: a sheet with one stroke, what is missing, what to do first, one small button. */
export const EmptyState = ({ title, hint, action }: { title: string; hint: string; action?: ReactNode }) => (
  <div className={styles.empty} data-empty>
    <svg width="72" height="56" viewBox="0 0 72 56" fill="none" aria-hidden="true">
      <rect x="14" y="4" width="40" height="50" rx="3" fill="#fff" stroke="#C9D1DD" />
      <path d="M22 16h18M22 24h24M22 32h12" stroke="#E1E6EE" strokeWidth="2" strokeLinecap="round" />
      <path d="M36 44c5-7 8 3 12-3s6-3 11-9" stroke="var(--ink)" strokeWidth="2" strokeLinecap="round" />
    </svg>
    <strong>{title}</strong>
    <span>{hint}</span>
    {action}
  </div>
);

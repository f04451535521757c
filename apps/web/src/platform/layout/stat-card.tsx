import { RightOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCanGo } from '../screen-line.js';
import styles from './stat-card.module.css';

export interface StatCardProps {
  icon: ReactNode;
  label: string;
  value: ReactNode;
  unit?: string;
  /** One line why. */
  note?: ReactNode;
  /** The click that deals with it; drawn only when its screen exists for this person. */
  action?: { words: string; to: string };
  /** Exactly one of a row is `ink`: the most urgent. */
  tone?: 'ink' | 'warn' | 'plain';
}

/** One number that waits for somebody. */
export function StatCard({ icon, label, value, unit, note, action, tone = 'plain' }: StatCardProps) {
  const canGo = useCanGo(action?.to ?? '');
  const classes = `${styles.card} ${styles[tone]}`;
  const content = (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.main}>
        <span className={styles.title}>{label}</span>
        <b>
          {value}
          <small>{unit}</small>
        </b>
      </span>
      <span className={styles.note}>{note}</span>
    </>
  );
  if (!action || !canGo) return <div className={classes}>{content}</div>;
  return (
    <Link className={`${classes} ${styles.open}`} to={action.to}>
      {content}
      <span className={styles.go}>
        {action.words}
        <RightOutlined />
      </span>
    </Link>
  );
}

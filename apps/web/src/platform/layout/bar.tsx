import styles from './bar.module.css';

export interface BarProps {
  /** 0 to 1. */
  value: number;
  tone?: 'ink' | 'success' | 'warning' | 'danger';
  heightPx?: number;
}

/** A thin bar beside its number: the number is the information, the bar the glance. */
export const Bar = ({ value, tone = 'ink', heightPx = 6 }: BarProps) => (
  <span className={styles.bar} style={{ height: heightPx }} aria-hidden="true">
    <i className={styles[tone]} style={{ width: `${Math.min(1, Math.max(0, value)) * 100}%` }} />
  </span>
);

import type { ReactNode } from 'react';
import { goal } from './rates.js';
import styles from './share-row.module.css';

const at = (share: number) => `${(share * 100).toFixed(1)}%`;

/** How a row of a share looks that stands in a list: below the goal it is marked. */
export const shareRow = (isLow = false) => (isLow ? `${styles.row} ${styles.low}` : `${styles.row}`);

/** Of what it is a share; a long name ends in an ellipsis and stands whole where one points at it. */
export const ShareName = ({ children, drawn = children }: { children: string; drawn?: ReactNode }) => (
  <span className={styles.name} title={children}>
    {drawn}
  </span>
);

interface ShareAxisProps {
  /** Between 0 and 1; null where nothing is told. */
  rate: number | null;
  /** Between where it surely lies; without it the share is a bar. */
  range?: { low: number; high: number } | undefined;
  /** For who cannot see it; without it the numbers beside say the same. */
  label?: string;
  title?: string | undefined;
  /** What else is marked at a share. */
  also?: ReactNode;
}

/** Where a share lies between 0 and 100 %, beside the goal. */
export function ShareAxis({ rate, range, label, title, also }: ShareAxisProps) {
  const inside = (
    <>
      <i className={styles.goal} style={{ left: `${goal}%` }} />
      {rate !== null && !range && <i className={styles.range} style={{ width: at(rate) }} />}
      {range && <i className={styles.range} style={{ left: at(range.low), width: at(range.high - range.low) }} />}
      {rate !== null && range && <i className={styles.mean} style={{ left: at(rate) }} />}
      {also}
    </>
  );
  if (label === undefined)
    return (
      <span className={styles.axis} aria-hidden="true">
        {inside}
      </span>
    );
  return (
    <span className={styles.axis} role="img" aria-label={label} title={title}>
      {inside}
    </span>
  );
}

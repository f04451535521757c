import { rateColours } from '../../../platform/theme.js';
import { formatRate } from '../../../platform/time.js';
import styles from './parts.module.css';

/** A score rate on its colour; the number is always there. */
export function RateChip({ rate }: { rate: number | null }) {
  if (rate === null) return <span>{formatRate(null)}</span>;
  const { fill, text } = rateColours.find(({ from }) => rate >= from) ?? rateColours[0];
  return (
    <span className={styles.rate} style={{ background: fill, color: text }}>
      {formatRate(rate)}
    </span>
  );
}

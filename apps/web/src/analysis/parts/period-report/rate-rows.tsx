import { Tooltip } from 'antd';
import { formatRate } from '../../../platform/time.js';
import { goal, percentOf } from '../rates.js';
import styles from './rate-rows.module.css';

export interface RateRow {
  key: string;
  name: string;
  /** Null where nothing is told; then `note` says why. */
  rate: number | null;
  range?: { low: number; high: number };
  note: string;
  /** How the number is made, where one points at it. */
  formula: string;
  onOpen?: (() => void) | undefined;
}

const at = (share: number) => `${(share * 100).toFixed(1)}%`;

/** Score rates beside each other; a row opens what is behind it. */
export const RateRows = ({ rows }: { rows: readonly RateRow[] }) => (
  <ul className={styles.rows}>
    {rows.map((row) => (
      <li key={row.key}>
        <Row row={row} />
      </li>
    ))}
  </ul>
);

function Row({ row }: { row: RateRow }) {
  const { name, rate, range, note, formula, onOpen } = row;
  const isLow = rate !== null && (range ? range.high * 100 < goal : percentOf(rate) < goal);
  const inside = (
    <>
      <span className={styles.name} title={name}>
        {name}
      </span>
      <span className={styles.axis} aria-hidden="true">
        <i className={styles.goal} style={{ left: `${goal}%` }} />
        {rate !== null && !range && <i className={styles.bar} style={{ width: at(rate) }} />}
        {range && <i className={styles.range} style={{ left: at(range.low), width: at(range.high - range.low) }} />}
        {rate !== null && range && <i className={styles.mean} style={{ left: at(rate) }} />}
      </span>
      <b>{formatRate(rate)}</b>
      <em>{note}</em>
    </>
  );
  const look = isLow ? `${styles.row} ${styles.low}` : styles.row;
  return (
    <Tooltip title={rate === null ? undefined : formula} placement="topRight" mouseEnterDelay={0.4}>
      {onOpen ? (
        <button type="button" className={look} onClick={onOpen}>
          {inside}
        </button>
      ) : (
        <div className={look}>{inside}</div>
      )}
    </Tooltip>
  );
}

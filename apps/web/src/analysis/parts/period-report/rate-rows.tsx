import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { formatRate } from '../../../platform/time.js';
import { goal, percentOf } from '../rates.js';
import { ShareAxis, ShareName, shareRow } from '../share-row.js';
import styles from './rate-rows.module.css';

export interface RateRow {
  key: string;
  name: string;
  /** The same as it is drawn, where it is more than letters. */
  drawn?: ReactNode;
  /** Null where nothing is told; then `note` says why. */
  rate: number | null;
  range?: { low: number; high: number };
  note: string;
  /** How the number is made, where one points at it. */
  formula: string;
  onOpen?: (() => void) | undefined;
}

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
  const { name, drawn, rate, range, note, formula, onOpen } = row;
  const isLow = rate !== null && (range ? range.high * 100 < goal : percentOf(rate) < goal);
  const inside = (
    <>
      <ShareName drawn={drawn ?? name}>{name}</ShareName>
      <ShareAxis rate={rate} range={range} />
      <b>{formatRate(rate)}</b>
      <em>{note}</em>
    </>
  );
  const look = `${shareRow(isLow)} ${styles.row}`;
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

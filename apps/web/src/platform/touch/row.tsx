import { RightOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCanGo } from '../screen-line.js';
import styles from './row.module.css';

export interface RowProps {
  tile?: ReactNode;
  title: string;
  /** The second line: a state and one fact. */
  note?: ReactNode;
  /** Where a tap leads; without it, or where that screen is not for this person, the row is no link. */
  to?: string;
  /** What a tap does instead, where it leads nowhere. */
  onTap?: () => void;
  /** Beside the two lines, where the row itself is no link. */
  end?: ReactNode;
}

/** Two lines under each other, as long as they are: a name is never cut to make room for a state. */
export function Row({ tile, title, note, to, onTap, end }: RowProps) {
  const canGo = useCanGo(to ?? '');
  const lines = (
    <>
      {tile}
      <span className={styles.lines}>
        <b>{title}</b>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </>
  );
  if (to !== undefined && canGo)
    return (
      <Link to={to} className={styles.row}>
        {lines}
        <RightOutlined className={styles.on} aria-hidden />
      </Link>
    );
  if (onTap)
    return (
      <button type="button" className={styles.row} onClick={onTap}>
        {lines}
        {end ?? <RightOutlined className={styles.on} aria-hidden />}
      </button>
    );
  return (
    <div className={styles.row}>
      {lines}
      {end && <span className={styles.ends}>{end}</span>}
    </div>
  );
}

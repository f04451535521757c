import { CaretDownFilled, CaretUpFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { SortBy, Sorting } from '../../parts/report/student-rows.js';
import styles from '../../parts/report/student-table.module.css';

interface SortHeadProps {
  by: SortBy;
  now: Sorting;
  className?: string;
  onSort: (sorting: Sorting) => void;
  children: ReactNode;
}

/** The head of a column that the table can be ordered by; a second click turns the order round. */
export function SortHead({ by, now, className, onSort, children }: SortHeadProps) {
  const order = now.by === by ? now.order : null;
  const next = order === 'ascend' ? 'descend' : 'ascend';
  const said = order === null ? 'none' : order === 'ascend' ? 'ascending' : 'descending';
  return (
    <th scope="col" className={className} aria-sort={said}>
      <button type="button" className={styles.sort} onClick={() => onSort({ by, order: next })}>
        {children}
        <span className={styles.carets} aria-hidden="true">
          <CaretUpFilled className={order === 'ascend' ? styles.on : undefined} />
          <CaretDownFilled className={order === 'descend' ? styles.on : undefined} />
        </span>
      </button>
    </th>
  );
}

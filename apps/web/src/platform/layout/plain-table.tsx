import type { ReactNode } from 'react';
import styles from './plain-table.module.css';

export interface PlainRow {
  key: string;
  cells: readonly ReactNode[];
}

export interface PlainTableProps {
  columns: readonly string[];
  rows: readonly PlainRow[];
  /** How many of the first columns are words; the others are numbers and stand right. */
  words?: number;
  /** On a phone each row stands for itself: its first cell as a title, the others with the names of their columns. */
  asCards?: boolean;
}

/** A small table without sorting, filters or choice: a summary on a card, the numbers behind a chart. Anything more is Ant Design's Table. */
export const PlainTable = ({ columns, rows, words = 1, asCards = false }: PlainTableProps) => (
  <table className={asCards ? `${styles.table} ${styles.cards}` : styles.table} data-cards={asCards || undefined}>
    <thead>
      <tr>
        {columns.map((column, at) => (
          <th key={column} scope="col" className={at < words ? styles.words : undefined}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, cells }) => (
        <tr key={key}>
          {cells.map((cell, at) => (
            <td key={columns[at]} className={at < words ? styles.words : undefined} data-label={columns[at]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

import type { ReactNode } from 'react';
import styles from './plain-table.module.css';
import { WithFormula } from './with-formula.js';

export interface PlainRow {
  key: string;
  cells: readonly ReactNode[];
  /** Every number of the row opens this; `link`: where the link of its first cell leads. */
  opens?: (() => void) | 'link' | undefined;
}

export interface PlainTableProps {
  columns: readonly string[];
  rows: readonly PlainRow[];
  /** How many of the first columns are words; the others are numbers and stand right. */
  words?: number;
  /** The last column holds what can be done with a row. */
  withActions?: boolean;
  /** How the numbers of a column are made, by the name of the column: told where one points at it, or comes by keyboard. */
  formulas?: Readonly<Record<string, string>>;
  /** On a phone each row stands for itself: its first cell as a title, the others with the names of their columns. */
  asCards?: boolean;
}

/** A small table without sorting, filters or choice: a summary on a card, the numbers behind a chart. Anything more is Ant Design's Table. */
export function PlainTable({
  columns,
  rows,
  words = 1,
  withActions = false,
  formulas = {},
  asCards = false,
}: PlainTableProps) {
  const last = columns.length - 1;
  const classOf = (at: number) => (at < words || (withActions && at === last) ? styles.words : undefined);
  return (
    <table className={asCards ? `${styles.table} ${styles.cards}` : styles.table} data-cards={asCards || undefined}>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th key={column} scope="col" className={classOf(at)}>
              {formulas[column] === undefined ? column : <WithFormula formula={formulas[column]}>{column}</WithFormula>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells, opens }) => (
          <tr key={key} className={opens === undefined ? undefined : styles.opens}>
            {cells.map((cell, at) => (
              <td key={columns[at]} className={classOf(at)} data-label={columns[at]}>
                {at === 0 && typeof opens === 'function' ? (
                  <button type="button" onClick={opens}>
                    {cell}
                  </button>
                ) : (
                  cell
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

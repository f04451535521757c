import type { ReactNode } from 'react';
import { Screen } from '../screen.js';
import { type Part, together } from '../together.js';
import styles from './paged-table.module.css';
import { TableFoot } from './table-foot.js';

interface PagedColumn {
  label: string;
  number?: boolean;
  /** Only where the window is wide; its cells carry the class `wide` of this table's styles. */
  wide?: boolean;
}

export interface PagedTableProps<Row> {
  pages: Part<unknown> & {
    rows: Row[];
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  columns: readonly PagedColumn[];
  /** One `tr` with its key; its numbers stand right by the class `number` of this table's styles. */
  line: (row: Row) => ReactNode;
  empty: ReactNode;
  /** How many rows there are in all, where the server says so. */
  of?: number;
  /** Lines of the skeleton while the first page comes. */
  awaited: number;
}

/**
 * On a phone each row stands for itself; its cells say what they are without the heads, or by their `data-label`.
 * A list that comes page by page, as a table without sorting or choice: what an import did, and the imports before it.
 */
export function PagedTable<Row>({ pages, columns, line, empty, of, awaited }: PagedTableProps<Row>) {
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  return (
    <Screen read={together({ pages })} skeleton={{ rows: awaited }} isEmpty={() => rows.length === 0} empty={empty}>
      {() => (
        <>
          <div className={styles.scroll}>
            <table className={styles.table} data-cards>
              <thead>
                <tr>
                  {columns.map(({ label, number, wide }) => (
                    <th key={label} scope="col" className={number ? styles.number : wide ? styles.wide : undefined}>
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>{rows.map(line)}</tbody>
            </table>
          </div>
          <TableFoot
            shown={rows.length}
            {...(of === undefined ? {} : { of })}
            loading={isFetchingNextPage}
            onNext={hasNextPage ? () => void fetchNextPage() : undefined}
          />
        </>
      )}
    </Screen>
  );
}

import type { ReactNode } from 'react';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { type Part, together } from '../../../platform/together.js';
import styles from './shelf.module.css';

interface ShelfProps<Row> {
  pages: Part<unknown> & {
    rows: readonly Row[];
    hasNextPage: boolean;
    fetchNextPage: () => unknown;
    isFetchingNextPage: boolean;
  };
  total: number | null | undefined;
  name: string;
  empty: ReactNode;
  children: (row: Row) => ReactNode;
}

/** Books side by side, page after page. */
export function Shelf<Row>({ pages, total, name, empty, children }: ShelfProps<Row>) {
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  return (
    <Screen read={together({ pages })} skeleton={{ cards: 4 }} isEmpty={() => rows.length === 0} empty={empty}>
      {() => (
        <section aria-label={name}>
          <div className={styles.shelf}>{rows.map(children)}</div>
          <TableFoot
            shown={rows.length}
            of={total ?? undefined}
            loading={isFetchingNextPage}
            onNext={hasNextPage ? () => void fetchNextPage() : undefined}
          />
        </section>
      )}
    </Screen>
  );
}

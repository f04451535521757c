import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../platform/layout/card.js';
import { TableFoot } from '../../platform/layout/table-foot.js';
import { Screen, type ScreenProps } from '../../platform/screen.js';
import { formatStamp } from '../../platform/time.js';
import type { Offered } from './offered.js';
import { OfferedName } from './offered-name.js';
import { formatBytes } from './size.js';
import table from './table.module.css';

/** A list that pages by key, whatever its rows are. */
type Pages<R> = ScreenProps<unknown>['read'] & {
  rows: readonly R[];
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage(): Promise<unknown>;
};

interface Props<R> {
  list: Pages<R>;
  empty: ReactNode;
  /** What the time of a row is the time of. */
  when: string;
  rowOf(row: R): Offered;
  /** What became of it, where that is told. */
  state?: { title: string; of(row: R): ReactNode };
  actionsOf(row: R): ReactNode;
}

/** Files that others offer: of the school's shelf, of the district, those to be judged. */
export function OfferedList<R>({ list, empty, when, rowOf, state, actionsOf }: Props<R>) {
  const { t } = useTranslation('disk');
  const all = list.rows.map(rowOf);
  return (
    <Card flush>
      <Screen read={list} skeleton={{ rows: 8 }} isEmpty={() => list.rows.length === 0} empty={empty}>
        {() => (
          <>
            <table className={table.offered}>
              <thead>
                <tr>
                  <th scope="col">{t('column.name')}</th>
                  <th scope="col" className={table.size}>
                    {t('column.size')}
                  </th>
                  <th scope="col" className={table.by}>
                    {t('column.by')}
                  </th>
                  <th scope="col" className={table.when}>
                    {when}
                  </th>
                  {state && (
                    <th scope="col" className={table.state}>
                      {state.title}
                    </th>
                  )}
                  <td className={table.does} />
                </tr>
              </thead>
              <tbody>
                {list.rows.map((row, at) => {
                  const shown = all[at] ?? rowOf(row);
                  return (
                    <tr key={shown.key}>
                      <td>
                        <OfferedName offered={shown} among={all} />
                      </td>
                      <td className={table.size}>{formatBytes(shown.size)}</td>
                      <td className={table.by}>{shown.by}</td>
                      <td className={table.when}>{formatStamp(shown.at)}</td>
                      {state && <td className={table.state}>{state.of(row)}</td>}
                      <td className={table.does}>{actionsOf(row)}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
            <TableFoot
              shown={list.rows.length}
              loading={list.isFetchingNextPage}
              onNext={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
            />
          </>
        )}
      </Screen>
    </Card>
  );
}

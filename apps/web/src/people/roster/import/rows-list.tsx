import { DownloadOutlined } from '@ant-design/icons';
import {
  type RosterField,
  type RosterImport,
  type RowStatus,
  RowStatus as RowStatuses,
  rosterApi,
  rosterFields,
} from '@zhibi/contract/people/roster';
import { Button, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../../platform/api.js';
import { download } from '../../../platform/download.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { together } from '../../../platform/together.js';
import styles from './roster-table.module.css';
import { RowLine } from './row-line.js';

export interface RowsListProps {
  one: RosterImport;
  status: RowStatus | null;
  onStatus: (status: RowStatus | null) => void;
}

/** The rows of an import, by what becomes of them, page by page. */
export function RowsList({ one, status, onStatus }: RowsListProps) {
  const { t } = useTranslation('roster');
  const { importId, counts } = one;
  const pages = useInfinite(rosterApi.rows, { importId, ...(status ? { status } : {}) });
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  const present = RowStatuses.options.filter((name) => counts[name] > 0 || name === status);
  const of = status ? counts[status] : one.rowCount;
  const fields = fieldsOf(one, rows);
  return (
    <>
      <div className={styles.filters}>
        <Segmented<RowStatus | 'all'>
          aria-label={t('check.filter')}
          value={status ?? 'all'}
          onChange={(next) => onStatus(next === 'all' ? null : next)}
          options={[
            { value: 'all' as const, label: `${t('check.all')} ${one.rowCount}` },
            ...present.map((name) => ({ value: name, label: `${t(`check.status.${name}`)} ${counts[name]}` })),
          ]}
        />
        {of > 0 && (
          <Button
            type="link"
            size="small"
            icon={<DownloadOutlined />}
            onClick={() =>
              void download(rosterApi.rowsFile, { importId, format: 'xlsx', ...(status ? { status } : {}) })
            }
          >
            {t('check.download')}
          </Button>
        )}
      </div>
      <Screen
        read={together({ pages })}
        skeleton={{ rows: 8 }}
        isEmpty={() => rows.length === 0}
        empty={<EmptyState title={t('check.empty')} hint={t('check.emptyHint')} />}
      >
        {() => (
          <>
            <div className={styles.scroll}>
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col" className={styles.number}>
                      {t('check.row')}
                    </th>
                    {fields.map((field) => (
                      <th key={field} scope="col">
                        {t(`field.${field}`)}
                      </th>
                    ))}
                    <th scope="col">{t('check.result')}</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <RowLine key={row.rowNo} importId={importId} row={row} fields={fields} />
                  ))}
                </tbody>
              </table>
            </div>
            <TableFoot
              shown={rows.length}
              of={of}
              loading={isFetchingNextPage}
              onNext={hasNextPage ? () => void fetchNextPage() : undefined}
            />
          </>
        )}
      </Screen>
    </>
  );
}

/** The columns that the list has, in their order, and those that were mended into it. */
function fieldsOf(
  { kind, columns }: RosterImport,
  rows: readonly { cells: Partial<Record<RosterField, string>>; problems: readonly { field: string | null }[] }[],
): RosterField[] {
  return rosterFields[kind].filter(
    (field) =>
      columns.some((column) => column.field === field) ||
      rows.some(({ cells, problems }) => cells[field] !== undefined || problems.some((one) => one.field === field)),
  );
}

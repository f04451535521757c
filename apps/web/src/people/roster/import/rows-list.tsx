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
import { PagedTable } from '../../../platform/layout/paged-table.js';
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
  const present = RowStatuses.options.filter((name) => counts[name] > 0 || name === status);
  const of = status ? counts[status] : one.rowCount;
  const fields = fieldsOf(one, pages.rows);
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
      <PagedTable
        pages={pages}
        columns={[
          { label: t('check.row'), number: true },
          ...fields.map((field) => ({ label: t(`field.${field}`) })),
          { label: t('check.result') },
        ]}
        line={(row) => <RowLine key={row.rowNo} importId={importId} isOpen={one.can.mend} row={row} fields={fields} />}
        empty={<EmptyState title={t('check.empty')} hint={t('check.emptyHint')} />}
        of={of}
        awaited={8}
      />
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

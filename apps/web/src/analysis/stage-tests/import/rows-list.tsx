import {
  fieldOfSubject,
  type StageField,
  type StageImport,
  StageRowStatus,
  type StageTest,
  stageTestsApi,
} from '@zhibi/contract/analysis/stage-tests';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PagedTable } from '../../../platform/layout/paged-table.js';
import { useSearchParams } from '../../../platform/search-params.js';
import styles from './import.module.css';
import { RowLine } from './row-line.js';
import { useFieldName } from './use-field-name.js';

/** The rows of an import, by what becomes of them, page by page. */
export function RowsList({ one, test }: { one: StageImport; test: StageTest }) {
  const { t } = useTranslation('stageTests');
  const nameOf = useFieldName(test);
  const [params, setParams] = useSearchParams();
  const status = StageRowStatus.safeParse(params.get('status')).data ?? null;
  const { importId, counts } = one;
  const pages = useInfinite(stageTestsApi.rows, { importId, ...(status ? { status } : {}) });
  const present = StageRowStatus.options.filter((name) => counts[name] > 0 || name === status);
  const fields: StageField[] = [
    'studentNo',
    'name',
    'className',
    ...test.subjects.map(({ subjectId }) => fieldOfSubject(subjectId)),
  ];
  const shown = fields.filter(
    (field) => field === 'studentNo' || field === 'name' || one.columns.some((column) => column.field === field),
  );
  const choose = (next: StageRowStatus | 'all') =>
    setParams((before) => {
      const query = new URLSearchParams(before);
      if (next === 'all') query.delete('status');
      else query.set('status', next);
      return query;
    });
  return (
    <>
      <div className={styles.filters}>
        <Segmented<StageRowStatus | 'all'>
          aria-label={t('import.filter')}
          value={status ?? 'all'}
          onChange={choose}
          options={[
            { value: 'all', label: `${t('import.all')} ${one.rowCount}` },
            ...present.map((value) => ({ value, label: `${t(`import.status.${value}`)} ${counts[value]}` })),
          ]}
        />
      </div>
      <PagedTable
        pages={pages}
        columns={[
          { label: t('import.row'), number: true },
          ...shown.map((field) => ({ label: nameOf(field) })),
          { label: t('import.result') },
        ]}
        line={(row) => <RowLine key={row.rowNo} one={one} row={row} fields={shown} nameOf={nameOf} />}
        empty={<EmptyState title={t('import.rowsEmpty')} hint={t('import.rowsEmptyHint')} />}
        of={status ? counts[status] : one.rowCount}
        awaited={8}
      />
    </>
  );
}

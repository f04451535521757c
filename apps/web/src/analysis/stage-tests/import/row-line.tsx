import {
  fieldOfSubject,
  type StageField,
  type StageImport,
  type StageImportRow,
  type StageMark,
  type StageRowStatus,
  sayRowProblem,
  stageTestsApi,
} from '@zhibi/contract/analysis/stage-tests';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { MendCell } from '../../../platform/layout/mend-cell.js';
import table from '../../../platform/layout/paged-table.module.css';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';
import { useSession } from '../../../platform/session-store.js';
import styles from './import.module.css';

const tones: Readonly<Record<StageRowStatus, StatusTone>> = {
  added: 'done',
  changed: 'run',
  unchanged: 'off',
  bad: 'bad',
  skipped: 'off',
};

interface RowLineProps {
  one: StageImport;
  row: StageImportRow;
  fields: readonly StageField[];
  nameOf: (field: StageField) => string;
}

/** One row: its cells, the wrong ones open to be mended, and what becomes of it. */
export function RowLine({ one, row, fields, nameOf }: RowLineProps) {
  const { t } = useTranslation('stageTests');
  const { language } = useSession();
  const { rowNo, cells, problems, status } = row;
  const mend = useWrite(stageTestsApi.mend, [stageTestsApi.rows, stageTestsApi.importInfo]);
  const send = (change: { cells?: Record<string, string>; skipped?: boolean }) =>
    mend.mutate({ importId: one.importId, rowNo, ...change });
  const shown = (mark: StageMark) =>
    mark === null ? t('import.none') : mark === 'absent' ? t('import.absent') : String(mark);
  return (
    <tr>
      <td className={table.number} data-label={t('import.row')}>
        {rowNo}
      </td>
      {fields.map((field) => {
        const wrong = problems.filter((problem) => problem.field === field);
        const text = cells[field] ?? '';
        return (
          <td key={field} className={styles.cell} data-label={nameOf(field)}>
            {one.can.mend && !row.skipped && wrong.length > 0 ? (
              <MendCell
                key={text}
                text={text}
                name={t('import.mend', { field: nameOf(field) })}
                isBusy={mend.isPending}
                onMend={(next) => send({ cells: { [field]: next } })}
              />
            ) : (
              text
            )}
            {!row.skipped &&
              wrong.map((problem) => (
                <span key={problem.reason} className={styles.wrong}>
                  {sayRowProblem(problem, language)}
                </span>
              ))}
          </td>
        );
      })}
      <td className={styles.result}>
        <StatusTag tone={tones[status]}>{t(`import.status.${status}`)}</StatusTag>
        {status !== 'skipped' &&
          row.changes
            .filter(({ from }) => from !== null)
            .map(({ subjectId, from, to }) => (
              <small key={subjectId}>
                {t('import.change', { subject: nameOf(fieldOfSubject(subjectId)), from: shown(from), to: shown(to) })}
              </small>
            ))}
        {!row.skipped &&
          problems
            .filter(({ field }) => field === null || !fields.includes(field))
            .map((problem) => (
              <span key={problem.reason} className={styles.wrong}>
                {sayRowProblem(problem, language)}
              </span>
            ))}
        {row.kept > 0 && <small>{t('import.kept', { count: row.kept })}</small>}
        {one.can.mend && (status !== 'unchanged' || row.skipped) && (
          <Button type="link" size="small" disabled={mend.isPending} onClick={() => send({ skipped: !row.skipped })}>
            {t(row.skipped ? 'import.keep' : 'import.skip')}
          </Button>
        )}
      </td>
    </tr>
  );
}

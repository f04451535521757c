import { useQueryClient } from '@tanstack/react-query';
import {
  type RosterChange,
  type RosterField,
  type RosterRow,
  type RowStatus,
  rosterApi,
  sayProblem,
} from '@zhibi/contract/people/roster';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { refresh, useWrite } from '../../../platform/api.js';
import { MendCell } from '../../../platform/layout/mend-cell.js';
import table from '../../../platform/layout/paged-table.module.css';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';
import { useSession } from '../../../platform/session-store.js';
import styles from './roster-table.module.css';

const tones: Readonly<Record<RowStatus, StatusTone>> = {
  added: 'done',
  changed: 'run',
  unchanged: 'off',
  conflict: 'warn',
  bad: 'bad',
  skipped: 'off',
};
const confirmable = ['same-name', 'twice-name', 'same-teacher-name', 'number-of-another', 'one-character'] as const;
const words = ['male', 'female', 'active', 'left'] as const;

const nothing = { mend: false, confirm: false, skip: false };

export interface RowLineProps {
  importId: string;
  /** Whether the import still takes changes; a row that was read before may not know yet. */
  isOpen: boolean;
  row: RosterRow;
  fields: readonly RosterField[];
}

/** One row: its cells, the wrong ones open to be mended, and what becomes of it. */
export function RowLine({ importId, isOpen, row, fields }: RowLineProps) {
  const { t } = useTranslation('roster');
  const { language } = useSession();
  const { rowNo, cells, problems, status, kept } = row;
  const can = isOpen ? row.can : nothing;
  const queries = useQueryClient();
  const reads = [rosterApi.rows, rosterApi.detail];
  const mend = useWrite(rosterApi.mend, reads, {
    onRefused: ({ reason }) => reason === 'not-now' && void refresh(queries, reads), // somebody else has gone on with it
  });
  const isMended = can.mend && status !== 'skipped';
  const shown = (value: string) =>
    value === ''
      ? t('value.none')
      : words.find((one) => one === value)
        ? t(`value.${value as (typeof words)[number]}`)
        : value; // found among the words just before
  const changeText = ({ field, from, to }: RosterChange) =>
    t('check.change', { field: t(`field.${field}`), from: shown(from), to: shown(to) });
  const decide = (decision: 'confirm' | 'skip' | null) => mend.mutate({ importId, rowNo, decision });
  const yes = confirmable.find((reason) => problems.some((one) => one.reason === reason));
  return (
    <tr>
      <td className={table.number} data-label={t('check.row')}>
        {rowNo}
      </td>
      {fields.map((field) => {
        const wrong = problems.filter((one) => one.field === field);
        const text = cells[field] ?? '';
        return (
          <td key={field} className={styles.cell}>
            {isMended && wrong.length > 0 ? (
              <MendCell
                text={text}
                name={t('check.mend', { field: t(`field.${field}`) })}
                isBusy={mend.isPending}
                onMend={(next) => mend.mutate({ importId, rowNo, cells: { [field]: next } })}
              />
            ) : (
              text
            )}
            {field === 'name' && row.pinyin !== '' && wrong.length === 0 && <small>{row.pinyin}</small>}
            {row.decision !== 'confirm' &&
              wrong.map((problem) => (
                <span key={problem.reason} className={styles.wrong}>
                  {sayProblem(problem, language)}
                </span>
              ))}
          </td>
        );
      })}
      <td className={styles.result}>
        <StatusTag tone={tones[status]}>{t(`check.status.${status}`)}</StatusTag>
        {row.decision === 'confirm' && <small>{t('check.confirmed')}</small>}
        {row.changes.map((change) => (
          <small key={change.field}>{changeText(change)}</small>
        ))}
        {[...problems.filter(({ field }) => field === null), ...(kept ? [kept] : [])].map((problem) => (
          <span key={problem.reason} className={styles.wrong}>
            {sayProblem(problem, language)}
          </span>
        ))}
        {(can.confirm || can.skip || row.decision === 'skip') && (
          <div>
            {can.confirm && yes && (
              <Button type="link" size="small" onClick={() => decide('confirm')}>
                {t(`check.confirm.${yes}`)}
              </Button>
            )}
            {can.skip && status !== 'unchanged' && (
              <Button type="link" size="small" onClick={() => decide('skip')}>
                {t('check.skip')}
              </Button>
            )}
            {row.decision === 'skip' && can.mend && (
              <Button type="link" size="small" onClick={() => decide(null)}>
                {t('check.keep')}
              </Button>
            )}
          </div>
        )}
      </td>
    </tr>
  );
}

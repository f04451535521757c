import type { LevelProposal } from '@zhibi/contract/analysis';
import { ABSENT } from '@zhibi/contract/kernel';
import { Level } from '@zhibi/contract/people/my-classes';
import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';
import { formatDay, formatRate } from '../../../platform/time.js';
import tables from '../parts/table.module.css';
import styles from './level.module.css';
import type { LevelView } from './shape.js';

const tones: Record<LevelProposal['reason'], StatusTone> = {
  steady: 'done',
  rising: 'run',
  falling: 'warn',
  'near-limit': 'warn',
  'few-results': 'off',
};
const columns = [
  'no',
  'name',
  'level.mastery',
  'level.last',
  'level.proposed',
  'level.reason',
  'level.level',
  'level.since',
] as const;

/** A line for each student: what the homework says, what is proposed and why, what the teacher says. */
export function LevelTable({ levels, proposals, chosen, isFixed, onSet }: LevelView) {
  const { t } = useTranslation('myClasses');
  const of = new Map(proposals.map((one) => [one.studentId, one]));
  return (
    <div className={styles.scroll}>
      <table className={`${tables.table} ${tables.cards}`} data-cards>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {levels.items.map((one) => (
            <tr key={one.studentId}>
              <td>{one.studentNo}</td>
              <td>
                <b>{one.name}</b>
              </td>
              <Evidence proposal={of.get(one.studentId)} />
              <td className={tables.does}>
                <Radio.Group
                  size="small"
                  optionType="button"
                  aria-label={`${t('level.level')} ${one.name}`}
                  disabled={isFixed}
                  value={chosen.get(one.studentId) ?? 'none'}
                  options={[
                    ...Level.options.map((level) => ({ value: level, label: level })),
                    { value: 'none', label: t('level.none') },
                  ]}
                  onChange={(event) => onSet(one.studentId, Level.safeParse(event.target.value).data ?? null)}
                />
              </td>
              <td title={one.setBy ?? ''}>{formatDay(one.since)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Evidence({ proposal }: { proposal: LevelProposal | undefined }) {
  const { t } = useTranslation('myClasses');
  if (!proposal)
    return (
      <td colSpan={4} className={tables.quiet}>
        {t('level.noProposal')}
      </td>
    );
  const { mastery, last, level, confidence, reason } = proposal;
  return (
    <>
      <td data-label={t('level.mastery')}>
        {formatRate(mastery.rate)}{' '}
        <span className={tables.quiet}>
          {formatRate(mastery.low)}–{formatRate(mastery.high)}
        </span>
      </td>
      <td data-label={t('level.last')} title={last.map(({ title, rate }) => `${title} ${formatRate(rate)}`).join('\n')}>
        {last.map(({ rate }) => formatRate(rate)).join(' · ') || ABSENT}
      </td>
      <td data-label={t('level.proposed')}>
        <b>{level}</b>{' '}
        <span className={tables.quiet}>{t('level.confidence', { percent: formatRate(confidence) })}</span>
      </td>
      <td>
        <StatusTag tone={tones[reason]}>{t(`level.reasons.${reason}`)}</StatusTag>
      </td>
    </>
  );
}

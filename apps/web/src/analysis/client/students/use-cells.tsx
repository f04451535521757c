import type { ClassReport } from '@zhibi/contract/analysis';
import { ABSENT } from '@zhibi/contract/kernel';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Go } from '../../../platform/layout/go.js';
import { formatNumber, formatRate } from '../../../platform/time.js';
import styles from '../client.module.css';
import { type Line, starsOfRow } from './line.js';

const signed = (change: number) => (change > 0 ? `+${formatNumber(change)}` : formatNumber(change));

/** What is said of a student, by column. */
export function useCells({ homeworkId, fullScore }: ClassReport): (line: Line) => ReactNode[] {
  const { t } = useTranslation('client');
  return ({ row, late, minutes, rates }) => {
    const stars = starsOfRow(row, fullScore);
    return [
      <span key="name">
        <Go to={`/markFullScreen?homework=${homeworkId}&student=${row.studentId}`} orWords>
          <span translate="no">{row.name}</span>
        </Go>{' '}
        {late && <small>{t('students.late')}</small>}
      </span>,
      row.studentNo,
      `${formatNumber(row.total)}/${formatNumber(fullScore)}`,
      stars === null ? ABSENT : t('students.starsOf', { count: stars }),
      minutes === null ? ABSENT : t('students.minutes', { count: minutes }),
      row.change === null ? ABSENT : signed(row.change),
      <span key="trend" className={styles.trend}>
        {rates.length === 0 ? ABSENT : rates.map(formatRate).join(' → ')}
      </span>,
    ];
  };
}

import type { ClassReport } from '@zhibi/contract/analysis';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Go } from '../../../platform/layout/go.js';
import { formatNumber, formatRate } from '../../../platform/time.js';
import { useMayMark } from '../../parts/report/use-may-mark.js';
import { hasPaper } from './has-paper.js';
import type { Open, Opened } from './opened.js';
import styles from './student-list.module.css';

interface StudentListProps {
  report: ClassReport;
  opened: Extract<Opened, { kind: 'students' }>;
  onOpen: Open;
}

/** The students behind a number, each with the score and the way to the paper. */
export function StudentList({ report, opened: { studentIds, itemIds = [] }, onOpen }: StudentListProps) {
  const { t } = useTranslation('analysis');
  const rows = studentIds.flatMap((id) => report.rows.find(({ studentId }) => studentId === id) ?? []);
  return (
    <>
      <AskedIn report={report} itemIds={itemIds} onOpen={onOpen} />
      {rows.length === 0 && <p className={styles.nobody}>{t('classReport.nobody')}</p>}
      <Students report={report} rows={rows} onOpen={onOpen} />
    </>
  );
}

interface StudentsProps {
  report: ClassReport;
  rows: ClassReport['rows'];
  onOpen: Open;
}

export function Students({ report: { fullScore }, rows, onOpen }: StudentsProps) {
  const { t } = useTranslation('analysis');
  const mayMark = useMayMark();
  return (
    <ul className={styles.list}>
      {rows.map(({ studentId, studentNo, name, total, status }) => (
        <li key={studentId}>
          <span className={styles.number}>{studentNo}</span>
          <Button type="link" className={styles.name} onClick={() => onOpen({ kind: 'student', studentId })}>
            {name}
          </Button>
          <span className={styles.score}>
            <b>{formatNumber(total)}</b>
            <small>/{formatNumber(fullScore)}</small>
          </span>
          {hasPaper(status) && (
            <Button type="link" onClick={() => onOpen({ kind: 'student', studentId })}>
              {t(mayMark ? 'classReport.paper' : 'classReport.scores')}
            </Button>
          )}
          <Go to={`/class/studentWrong?studentId=${studentId}`}>{t('classReport.wrong')}</Go>
        </li>
      ))}
    </ul>
  );
}

/** The questions that a knowledge point was asked in. */
function AskedIn({ report, itemIds, onOpen }: { report: ClassReport; itemIds: readonly string[]; onOpen: Open }) {
  const { t } = useTranslation('analysis');
  const questions = report.questions.filter(({ itemId }) => itemIds.includes(itemId));
  if (questions.length === 0) return null;
  return (
    <p className={styles.asked}>
      <span>{t('classReport.askedIn')}</span>
      {questions.map(({ itemId, no, rate }) => (
        <Button key={itemId} size="small" onClick={() => onOpen({ kind: 'question', itemId })}>
          {t('classReport.cell', { no, rate: formatRate(rate) })}
        </Button>
      ))}
    </p>
  );
}

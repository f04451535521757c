import type { StudentReport } from '@zhibi/contract/analysis/student-report';
import { useTranslation } from 'react-i18next';
import { RedoOfStudent } from '../../marking/index.js';
import { useUser } from '../../people/index.js';
import { Card } from '../../platform/layout/card.js';
import { formatDay, formatRate } from '../../platform/time.js';
import styles from './student-report.module.css';

/** As many as are talked over at once; older ones stand in their own reports. */
const MOST = 6;

/** Below the report, for its teacher alone and never printed: what went wrong in the own subjects, to be given once more. */
export function RedoOfReport({
  report: { studentId, studentName: name, classId, subjects },
}: {
  report: StudentReport;
}) {
  const { t } = useTranslation('studentReport');
  const { asTeacher, subjects: own } = useUser();
  const wrong = subjects
    .filter(({ subjectId }) => own.some((one) => one.subjectId === subjectId))
    .flatMap(({ homework }) => homework)
    .filter(({ rate }) => rate !== null && rate < 1)
    .sort((a, b) => (a.startAt < b.startAt ? 1 : -1))
    .slice(0, MOST);
  if (!asTeacher || classId === null || wrong.length === 0) return null;
  return (
    <div className={styles.redo}>
      <Card title={t('redo.title', { name })}>
        <ul>
          {wrong.map(({ homeworkId, title, startAt, rate }) => (
            <li key={homeworkId}>
              <span>
                <b translate="no">{title}</b>{' '}
                <small>
                  {formatDay(startAt.slice(0, 8))} · {t('redo.rate', { rate: formatRate(rate) })}
                </small>
              </span>
              <RedoOfStudent homeworkId={homeworkId} title={title} student={{ studentId, classId, name }} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

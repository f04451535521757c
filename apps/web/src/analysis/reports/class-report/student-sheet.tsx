import type { ClassReport } from '@zhibi/contract/analysis';
import { useTranslation } from 'react-i18next';
import { StudentPaper } from '../../../marking/index.js';
import { useSectionTitle } from '../../../papers/index.js';
import { Go } from '../../../platform/layout/go.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { formatNumber } from '../../../platform/time.js';
import { useMayMark } from '../../parts/report/use-may-mark.js';
import { Change } from './change.js';
import { CopyStatus } from './copy-status.js';
import { sectionName } from './section-name.js';
import styles from './student-sheet.module.css';

interface StudentSheetProps {
  report: ClassReport;
  studentId: string;
}

/** One student: score, sections, weak points, and for a teacher the whole paper. */
export function StudentSheet({ report, studentId }: StudentSheetProps) {
  const { t } = useTranslation('analysis');
  const titleOf = useSectionTitle();
  const mayMark = useMayMark();
  const row = report.rows.find((one) => one.studentId === studentId);
  if (!row) return null;
  const { studentNo, status, total, bySection, change, weak } = row;
  return (
    <>
      <p className={styles.facts}>
        <span>{studentNo}</span>
        <CopyStatus status={status} />
        <span>
          {t('classReport.column.change')} <Change points={change} />
        </span>
        <Go to={`/class/studentWrong?studentId=${studentId}`}>{t('classReport.wrong')}</Go>
      </p>
      <div className={styles.scores}>
        <PlainTable
          columns={[t('classReport.section'), t('classReport.score'), t('classReport.fullScoreShort')]}
          rows={[
            ...report.sections.map(({ title, maxScore }, at) => ({
              key: title,
              cells: [sectionName(titleOf(title)), formatNumber(bySection[at]), formatNumber(maxScore)],
            })),
            {
              key: 'total',
              cells: [
                t('classReport.column.total'),
                <b key="total">{formatNumber(total)}</b>,
                formatNumber(report.fullScore),
              ],
            },
          ]}
        />
      </div>
      {weak.length > 0 && <p className={styles.weak}>{t('classReport.weakPoints', { points: weak.join(' · ') })}</p>}
      {mayMark && <StudentPaper homeworkId={report.homeworkId} studentId={studentId} />}
    </>
  );
}

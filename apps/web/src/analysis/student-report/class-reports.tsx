import { PrinterOutlined } from '@ant-design/icons';
import { studentReportApi } from '@zhibi/contract/analysis/student-report';
import type { ClassHead, ClassStudent } from '@zhibi/contract/people/my-classes';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Bar } from '../../platform/layout/bar.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { useReads } from '../../platform/reads.js';
import { type Choice, Choices } from './choices.js';
import { Sheet } from './sheet.js';
import styles from './student-report.module.css';

interface ClassReportsProps extends Choice {
  head: ClassHead;
  students: readonly ClassStudent[];
  days: { from: string; to: string };
}

/** The reports of a whole class, a page each, in the order of their numbers: read a few at a time, printed at once. */
export function ClassReports({ head, students, days, ...choice }: ClassReportsProps) {
  const { t } = useTranslation('studentReport');
  const reads = useReads(
    studentReportApi.report,
    students.map(({ studentId }) => ({ studentId, ...days })),
  );
  const there = reads.flatMap(({ data }) => data ?? []);
  const failed = reads.filter(({ error }) => error);
  const isWhole = there.length === students.length;
  return (
    <>
      <div className={styles.head}>
        <PageHead
          title={<span translate="no">{t('ofClass', { name: head.className })}</span>}
          note={t('pages', { count: students.length })}
          extra={
            <>
              <Choices {...choice} />
              <Button type="primary" icon={<PrinterOutlined />} disabled={!isWhole} onClick={() => print()}>
                {t('print')}
              </Button>
            </>
          }
        />
        {!isWhole && failed.length === 0 && (
          <div className={styles.reading} role="status">
            {t('reading', { done: there.length, total: students.length })}
            <Bar value={students.length === 0 ? 0 : there.length / students.length} />
          </div>
        )}
        {failed.length > 0 && (
          <div className={styles.reading} role="alert">
            {t('notRead', { count: failed.length })}
            <Button size="small" onClick={() => failed.forEach((read) => void read.refetch())}>
              {t('again')}
            </Button>
          </div>
        )}
      </div>
      {students.length === 0 ? (
        <EmptyState title={t('nobody')} hint={t('nobodyHint')} />
      ) : (
        there.map((report) => <Sheet key={report.studentId} report={report} edition={choice.edition} />)
      )}
    </>
  );
}

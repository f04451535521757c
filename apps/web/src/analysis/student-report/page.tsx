import { studentReportApi } from '@zhibi/contract/analysis/student-report';
import { myClassesApi } from '@zhibi/contract/people/my-classes';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../people/index.js';
import { useRead } from '../../platform/api.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { Screen } from '../../platform/screen.js';
import { nowStamp } from '../../platform/time.js';
import { useAddress } from '../../platform/use-address.js';
import type { Choice } from './choices.js';
import { ClassReports } from './class-reports.js';
import { daysOf, editions, periods } from './editions.js';
import { RedoOfReport } from './redo-of-report.js';
import { ReportHead } from './report-head.js';
import { Sheet } from './sheet.js';

interface OfProps extends Choice {
  days: { from: string; to: string };
}

/** What one student did in some days, or each of a class, on pages to talk over and to print: for the teacher, the student or the family. */
export function Page() {
  const { t } = useTranslation('studentReport');
  const { currentRole } = useUser();
  const { now, go } = useAddress(['studentId', 'classId', 'period', 'edition']);
  const isOwn = currentRole === 'STUDENT';
  const isOfClass = !isOwn && now.studentId === '' && now.classId !== '';
  const period = periods.find((one) => one === now.period) ?? 'month';
  const usable = isOwn ? editions.slice(1) : editions;
  // What is printed for a whole class goes home.
  const edition = usable.find((one) => one === now.edition) ?? (isOfClass ? 'family' : (usable[0] ?? 'student'));
  // The day of the school, which is not always that of the device.
  const today = dayjs(nowStamp().slice(0, 8));
  const days = {
    from: today.subtract(daysOf[period] - 1, 'day').format('YYYY-MM-DD'),
    to: today.format('YYYY-MM-DD'),
  };
  const of = { period, edition, editions: usable, onGo: go, days };
  if (isOfClass) return <OfClass key={now.classId} classId={now.classId} {...of} />;
  if (!isOwn && now.studentId === '')
    return (
      <EmptyState
        title={t('choose')}
        hint={t('chooseHint')}
        action={<GoButton to="/class/student">{t('toList')}</GoButton>}
      />
    );
  return <OfStudent asked={{ ...(!isOwn && { studentId: now.studentId }), ...days }} {...of} />;
}

function OfStudent({
  asked,
  days: _,
  ...choice
}: OfProps & { asked: { studentId?: string; from: string; to: string } }) {
  const read = useRead(studentReportApi.report, asked);
  return (
    <Screen read={read} skeleton="page">
      {(report) => (
        <>
          <ReportHead
            asked={asked}
            name={report.studentName}
            studentId={report.studentId}
            classId={report.classId}
            {...choice}
          />
          <Sheet report={report} edition={choice.edition} />
          <RedoOfReport report={report} />
        </>
      )}
    </Screen>
  );
}

function OfClass({ classId, ...of }: OfProps & { classId: string }) {
  const read = useRead(myClassesApi.students, { classId });
  return (
    <Screen read={read} skeleton="page">
      {({ head, items }) => (
        // Other days are other reports.
        <ClassReports key={of.days.from} head={head} students={items} {...of} />
      )}
    </Screen>
  );
}

import { studentReportApi } from '@zhibi/contract/analysis/student-report';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../people/index.js';
import { useRead } from '../../platform/api.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { Screen } from '../../platform/screen.js';
import { nowStamp } from '../../platform/time.js';
import { useAddress } from '../../platform/use-address.js';
import { daysOf, editions, periods } from './editions.js';
import { ReportHead } from './report-head.js';
import { Sheet } from './sheet.js';

/** What one student did in some days, on a page to talk over and to print: for the teacher, the student or the family. */
export function Page() {
  const { t } = useTranslation('studentReport');
  const { currentRole } = useUser();
  const { now, go } = useAddress(['studentId', 'period', 'edition']);
  const isOwn = currentRole === 'STUDENT';
  const period = periods.find((one) => one === now.period) ?? 'month';
  const usable = isOwn ? editions.slice(1) : editions;
  const edition = usable.find((one) => one === now.edition) ?? usable[0] ?? 'student';
  // The day of the school, which is not always that of the device.
  const today = dayjs(nowStamp().slice(0, 8));
  const to = today.format('YYYY-MM-DD');
  const from = today.subtract(daysOf[period] - 1, 'day').format('YYYY-MM-DD');
  const isChosen = isOwn || now.studentId !== '';
  const asked = { ...(!isOwn && { studentId: now.studentId }), from, to };
  const read = useRead(studentReportApi.report, isChosen ? asked : null);
  if (!isChosen)
    return (
      <EmptyState
        title={t('choose')}
        hint={t('chooseHint')}
        action={<GoButton to="/class/student">{t('toList')}</GoButton>}
      />
    );
  return (
    <Screen read={read} skeleton="page">
      {(report) => (
        <>
          <ReportHead
            asked={asked}
            name={report.studentName}
            studentId={report.studentId}
            period={period}
            periods={periods}
            edition={edition}
            editions={usable}
            onGo={go}
          />
          <Sheet report={report} edition={edition} />
        </>
      )}
    </Screen>
  );
}

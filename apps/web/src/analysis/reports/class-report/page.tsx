import { Suspense } from 'react';
import { homeworkIn } from '../../../capture/index.js';
import { useUser } from '../../../people/index.js';
import { lazily } from '../../../platform/lazily.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { Skeleton } from '../../../platform/skeleton.js';
import { ReportList } from '../../parts/report/report-list.js';
import { Report } from './report.js';

const PeriodReport = lazily(() =>
  import('../../parts/period-report/period-report.js').then((module) => module.PeriodReportPage),
);

/**
 * Which reports there are, or all results of some days; with a homework in the address, the report of one class on it. The last
 * names students: an officer of a district reads results alone, of a whole district by days.
 */
export function Page() {
  const [params] = useSearchParams();
  const homeworkId = homeworkIn(params);
  const classId = params.get('class') ?? params.get('classId') ?? undefined;
  const { asRegion, schoolId } = useUser();
  const view = params.get('view');
  const isByDays = view === 'period' || (asRegion && (view !== 'homework' || schoolId === ''));
  if (isByDays || (asRegion && homeworkId))
    return (
      <Suspense fallback={<Skeleton shape="page" />}>
        <PeriodReport />
      </Suspense>
    );
  if (!homeworkId) return <ReportList classId={classId} />;
  return (
    <Report key={`${homeworkId} ${classId} ${params.get('question')}`} homeworkId={homeworkId} classId={classId} />
  );
}

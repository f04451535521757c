import { homeworkIn } from '../../../capture/index.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { ReportList } from '../../parts/report/report-list.js';
import { Report } from './report.js';

/** Which reports there are; with a homework in the address, the report of one class on it. */
export function Page() {
  const [params] = useSearchParams();
  const homeworkId = homeworkIn(params);
  const classId = params.get('class') ?? params.get('classId') ?? undefined;
  if (!homeworkId) return <ReportList classId={classId} />;
  return <Report key={`${homeworkId} ${classId}`} homeworkId={homeworkId} classId={classId} />;
}

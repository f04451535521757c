import { useSearchParams } from 'react-router';
import { homeworkIn } from '../../capture/index.js';
import { Report } from './report.js';
import { ReportList } from './report-list.js';

/** Learning analysis: which reports there are, and one of them. */
export function Page() {
  const [params] = useSearchParams();
  const homeworkId = homeworkIn(params);
  if (!homeworkId) return <ReportList />;
  const classId = params.get('class') ?? params.get('classId') ?? undefined;
  return <Report key={`${homeworkId} ${classId}`} homeworkId={homeworkId} classId={classId} />;
}

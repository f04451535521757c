import { homeworkIn } from '../capture/index.js';
import { useSearchParams } from '../platform/search-params.js';
import { ReportTabs } from './client/report-tabs.js';
import { Page as ClassReport } from './reports/class-report/page.js';

/** The report of a class, inside the client. */
export function Page() {
  const [params] = useSearchParams();
  return (
    <>
      {homeworkIn(params) !== null && <ReportTabs now="statistics" />}
      <ClassReport />
    </>
  );
}

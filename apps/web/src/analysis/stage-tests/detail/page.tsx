import { useUser } from '../../../people/index.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { Detail } from './detail.js';
import { Mine } from './mine.js';
import { TestsToRead } from './tests-to-read.js';

/** What came out of stage tests: for whoever reads results those of classes, for a student the own. */
export function Page() {
  const { asStudent } = useUser();
  const [params] = useSearchParams();
  const testId = params.get('test');
  if (asStudent) return <Mine />;
  return testId === null ? <TestsToRead /> : <Detail key={testId} testId={testId} />;
}

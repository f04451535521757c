import { useSearchParams } from 'react-router';
import { Page as Found } from '../source/page.js';
import { Page as Own } from '../writing/mine/page.js';
import { Page as One } from '../writing/one/page.js';
import { InSubject } from './in-subject.js';

/** For operations: what they wrote for the school, all that can be found (`view`), and one of them (`question`). The screens of teachers. */
export function Page() {
  const [query] = useSearchParams();
  if (query.has('question')) return <One />;
  return <InSubject>{query.get('view') === 'all' ? <Found /> : <Own />}</InSubject>;
}

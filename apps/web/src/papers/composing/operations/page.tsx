import { useSearchParams } from 'react-router';
import { InSubject } from '../../../questions/index.js';
import { Page as Compose } from '../compose/page.js';

/** Composing by hand for operations: a paper that is there has its subject, a new one is of the subject chosen. */
export function Page() {
  const [query] = useSearchParams();
  if (query.has('paper')) return <Compose />;
  return (
    <InSubject>
      <Compose />
    </InSubject>
  );
}

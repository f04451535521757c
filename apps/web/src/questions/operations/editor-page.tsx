import { useSearchParams } from 'react-router';
import { Page as Editor } from '../writing/question-editor/page.js';
import { InSubject } from './in-subject.js';

/** The editor of questions for operations. What is rewritten has its subject already. */
export function Page() {
  const [query] = useSearchParams();
  if (query.has('question') || query.has('draft')) return <Editor />;
  return (
    <InSubject>
      <Editor />
    </InSubject>
  );
}

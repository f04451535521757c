import { inSubject } from '../../questions/index.js';

/** Composing by hand for operations: a paper that is there has its subject, a new one is of the subject that is chosen. */
export async function composeForOperations() {
  const compose = await import('./compose/page.js');
  return inSubject((query) => ({ ...compose, hasSubject: query.has('paper') }));
}

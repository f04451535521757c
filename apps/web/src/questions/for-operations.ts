const subjects = () => import('./parts/in-subject.js');

/** For operations: what they wrote for the school, all that can be found (`view`), and one question (`question`). The screens of teachers. */
export async function bankForOperations() {
  const [{ inSubject }, own, all, one] = await Promise.all([
    subjects(),
    import('./writing/mine/page.js'),
    import('./source/page.js'),
    import('./writing/one/page.js'),
  ]);
  return inSubject((query) => {
    if (query.has('question')) return { ...one, hasSubject: true };
    return { ...(query.get('view') === 'all' ? all : own), hasSubject: false };
  });
}

/** The editor of questions for operations: what is rewritten has its subject already. */
export async function editorForOperations() {
  const [{ inSubject }, editor] = await Promise.all([subjects(), import('./writing/question-editor/page.js')]);
  return inSubject((query) => ({ ...editor, isTool: true, hasSubject: query.has('question') || query.has('draft') }));
}

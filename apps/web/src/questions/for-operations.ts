const inSubject = async () => (await import('./parts/in-subject.js')).inSubject;

/** For operations: what they wrote for the school, all that can be found (`view`), and one question (`question`). The screens of teachers. */
export async function bankForOperations() {
  const [pick, own, all, one] = await Promise.all([
    inSubject(),
    import('./writing/mine/page.js'),
    import('./source/page.js'),
    import('./writing/one/page.js'),
  ]);
  return pick((query) => {
    if (query.has('question')) return { ...one, hasSubject: true };
    return { ...(query.get('view') === 'all' ? all : own), hasSubject: false };
  });
}

/** The editor of questions for operations: what is rewritten has its subject already. */
export async function editorForOperations() {
  const [pick, editor] = await Promise.all([inSubject(), import('./writing/question-editor/page.js')]);
  return pick((query) => ({ ...editor, hasSubject: query.has('question') || query.has('draft') }));
}

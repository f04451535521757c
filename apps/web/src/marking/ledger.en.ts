/** What the record of scores of an answer says. */
export const ledger = {
  appeal: 'after an appeal',
  key: 'the key was changed',
  rubric: 'the rubric was edited',
  title: 'Scores of {{name}}',
  empty: 'Nobody has given a score yet',
  machine: 'Machine',
  undo: 'undone',
  paper: 'pen on paper',
  restored: 'restored',
  restore: 'Restore this score',
};

/** What is given beside papers, and where giving it begins; what a person may not enter is drawn nowhere. */
export const kindsBesidePapers = [
  ['practice', '/source/practise'],
  ['school', '/paperTest/hwlxb'],
  ['aid', '/paperTest/hwljf'],
  ['handbook', '/study/handbook'],
  ['characters', '/paperTest/chinese'],
  ['auto', '/paperTest/auto'],
  ['spoken', '/homework/spoken?give=1'],
  ['holiday', '/homework/holiday'],
] as const;

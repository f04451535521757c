/** Where giving each kind of homework begins; what a person may not enter is not offered. */
export const kinds = [
  ['paper', '/homework/written?step=paper'],
  ['practice', '/source/practise'],
  ['school', '/paperTest/hwlxb'],
  ['aid', '/paperTest/hwljf'],
  ['handbook', '/study/handbook'],
  ['characters', '/paperTest/chinese'],
  ['auto', '/paperTest/auto'],
  ['spoken', '/homework/spoken?give=1'],
  ['holiday', '/homework/holiday'],
] as const;

export type KindName = (typeof kinds)[number][0];

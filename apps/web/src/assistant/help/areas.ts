/** The files of the manual, in the order in which they are listed; `manual/<area>.zh.md` and `.en.md` hold the pages. */
export const areas = [
  'start',
  'student',
  'questions',
  'papers',
  'homework',
  'marking',
  'analysis',
  'classes',
  'lessons',
  'disk',
  'school',
  'client',
  'organisation',
  'operations',
  'printing',
] as const;
export type Area = (typeof areas)[number];

export const REPORTS = '/study/analysis';

/** Where the report of a class on a homework stands. */
export const addressOf = (homeworkId: string, classId: string): string =>
  `${REPORTS}?homework=${homeworkId}&class=${classId}`;

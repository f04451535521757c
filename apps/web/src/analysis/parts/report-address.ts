export const REPORTS = '/study/analysis';

/** Where the report of a class on a homework stands, or another screen of the same. */
export const addressOf = (homeworkId: string, classId: string, screen = REPORTS): string =>
  `${screen}?homework=${homeworkId}&class=${classId}`;

/** The same for the wall of the classroom, without names. */
export const boardOf = (homeworkId: string, classId: string): string =>
  `/chart?type=homework&id=${homeworkId}&class=${classId}`;

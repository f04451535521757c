import { reportOf } from '../../parts/addresses.js';

/** What one student gave, by whatever way. */
export const givenOf = (homeworkId: string, studentId: string): string =>
  `/markFullScreen?homework=${homeworkId}&student=${studentId}&view=given`;
/** The report, open at what each student had wrong: to be given once more. */
export const redoOf = (homeworkId: string): string => `${reportOf(homeworkId)}&redo=1`;

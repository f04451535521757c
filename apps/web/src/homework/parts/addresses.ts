/** Where the other screens of one homework are; each reads `homework` from its address. */
export const detailOf = (homeworkId: string): string => `/homework/written/detail?homework=${homeworkId}`;
/** All homework that is being written now. */
export const OPEN_HOMEWORK = '/homework/index';
export const markingOf = (homeworkId: string): string => `/markFull?homework=${homeworkId}`;
/** Talking about it with the class. */
export const lectureOf = (homeworkId: string): string => `/indexDetail?homework=${homeworkId}`;
/** A lesson with tasks for this class, to be begun. */
export const lessonFor = (classId: string): string => `/study/classroom?begin=${classId}`;
/** What this class should practise next, to be printed or given. */
export const followUpOf = (classId: string): string => `/study/recommend?class=${classId}`;
export const reportOf = (homeworkId: string): string => `/study/analysis?homework=${homeworkId}`;
export const scansOf = (homeworkId: string): string => `/homework/scans?homework=${homeworkId}`;
/** The live ink of everybody on the wall. */
export const liveInkOf = (homeworkId: string): string => `/demo?homework=${homeworkId}&view=wall`;
/** The same as this one once more, for its classes: a paper, and yes. */
export const likeOf = (homeworkId: string): string => `/homework/written?step=paper&like=${homeworkId}`;

/** A homework as a form on the screen. */
export const answerOf = (homeworkId: string): string => `/student/answer?homework=${homeworkId}`;
/** The same, where it is looked over and handed in. */
export const handInOf = (homeworkId: string): string => `${answerOf(homeworkId)}&no=check`;
/** Where a student's photographs of the own sheets go. */
export const photosOf = (homeworkId: string): string => `/student/photo?homework=${homeworkId}`;

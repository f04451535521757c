export { beginWriting, recordLateInk } from './begin-writing.js';
export { HOMEWORK_CLOSED } from './close-homework.js';
export { type Here, homeworkForTeacher, noProgress } from './for-teacher.js';
export { recordMarked, releaseHomework } from './give-back.js';
export { canOf, isInSchool, mayRun, taughtClassIds } from './policy.js';
export { readableHomework } from './readable.js';
export { homeworkRoutes, homeworkTasks } from './routes.js';
export { isLate, isWhollyMarked, statusOf, takesInk } from './rules.js';
export { findHomework, type Homework, homeworkById, homeworkByIds, homeworkOfClasses, lockHomework } from './store.js';
export { homeworkOfPapers } from './store-of-papers.js';
export { openHomework } from './store-open.js';
export { latestResults, progressOf, releasedScores, resultsByClass } from './store-results.js';
export {
  findSubmission,
  type Submission,
  studentIdsOf,
  submissionsOf,
  submissionsUnderInk,
} from './store-submissions.js';
export { taskSubject } from './task-subject.js';

export { type Here, homeworkForTeacher, noProgress } from './for-teacher.js';
export { homeworkOfPapers } from './giving/store-of-papers.js';
export { beginWriting, recordLateInk } from './handing-in/begin-writing.js';
export { HOMEWORK_CLOSED } from './handing-in/close-homework.js';
export { recordMarked, releaseHomework } from './handing-in/give-back.js';
export { latestResults, progressOf, releasedScores, resultsByClass } from './handing-in/store-results.js';
export {
  findSubmission,
  type Submission,
  studentIdsOf,
  submissionsOf,
  submissionsOfStudents,
  submissionsUnderInk,
} from './handing-in/store-submissions.js';
export { canOf, isInSchool, mayRun, taughtClassIds } from './policy.js';
export { readableHomework } from './readable.js';
export { homeworkRepeated, homeworkRoutes, homeworkTasks } from './routes.js';
export { isLate, isWhollyMarked, statusOf, takesInk } from './rules.js';
export {
  findHomework,
  type Homework,
  homeworkBefore,
  homeworkById,
  homeworkByIds,
  homeworkOfClasses,
  lockHomework,
} from './store.js';
export { openHomework } from './store-open.js';
export { taskSubject } from './task-subject.js';

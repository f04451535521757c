export { type Here, homeworkForTeacher, noProgress } from './for-teacher.js';
export { givenOfWish, keepWish, lockWish } from './give-once.js';
export { plainKind, publishHomework } from './giving/publish-homework.js';
export { homeworkOfPapers } from './giving/store-of-papers.js';
export { takeBack } from './giving/withdraw-homework.js';
export { beginWriting, recordLateInk } from './handing-in/begin-writing.js';
export { collectNow, HOMEWORK_CLOSED } from './handing-in/close-homework.js';
export { copyOfSlip } from './handing-in/copy-of-slip.js';
export { recordMarked, releaseHomework } from './handing-in/give-back.js';
export { handInCopy } from './handing-in/hand-in-copy.js';
export { collectedOfStudent, givenTo, releasedTo } from './handing-in/store-of-student.js';
export { type PersonalCopy, personalCopies } from './handing-in/store-personal.js';
export { latestResults, progressOf, releasedScores, resultsByClass } from './handing-in/store-results.js';
export { collectedBetween, endingAfter, ratesSince } from './handing-in/store-school.js';
export { copyOfSecret, lockSlip } from './handing-in/store-slips.js';
export {
  beingWritten,
  findSubmission,
  type Submission,
  studentIdsOf,
  submissionsOf,
  submissionsOfStudents,
} from './handing-in/store-submissions.js';
export { submissionsUnderInk } from './handing-in/store-under-ink.js';
export { type LeftOut, leftOutOf } from './holiday/left-out.js';
export { appealTermsOf } from './load/appeal-terms.js';
export { judgeLoad } from './load/judge-load.js';
export { canOf, type GivenTo, isInSchool, mayRun, taughtClassIds } from './policy.js';
export { readableHomework } from './readable.js';
export { homeworkRepeated, homeworkRoutes, homeworkTasks } from './routes.js';
export {
  endOfCopy,
  isEndNear,
  isLate,
  isOwnHandIn,
  isTypable,
  isWhollyMarked,
  mayBeTyped,
  opensAt,
  statusOf,
  takesInk,
} from './rules.js';
export { forgetVoice } from './spoken/forget-voice.js';
export { takeOutSpoken } from './spoken/taken-out.js';
export {
  findHomework,
  type Homework,
  homeworkBefore,
  homeworkById,
  homeworkByIds,
  homeworkOfClasses,
  lockHomework,
} from './store.js';
export { forgetHomeworkNotes } from './store-forget.js';
export { openHomework } from './store-open.js';
export { homeworkUse } from './store-use.js';
export { takeOutExceptions } from './taken-out.js';
export { taskSubject } from './task-subject.js';
export { firstOf, titled } from './title-of-redo.js';

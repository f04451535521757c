import type { Answering } from '../question.js';
import { answerMyDue, answerMyReview, answerMyScore, answerMyWrong } from './learning.js';
import {
  answerMyClass,
  answerMyComments,
  answerMyExams,
  answerMyGrowth,
  answerMyLesson,
  answerMyMastered,
  answerMyPoints,
  answerMyRemarks,
  answerMyReport,
  answerMySpoken,
  answerMyTeachers,
  answerMyWeak,
} from './self.js';
import { answerMyExcused, answerMyLate, answerMyMissing, answerMyNext, answerMyUnmarked } from './self-homework.js';

/** What answers a student. */
export const ofStudents = {
  'my-due': answerMyDue,
  'my-score': answerMyScore,
  'my-wrong': answerMyWrong,
  'my-review': answerMyReview,
  'my-points': answerMyPoints,
  'my-remarks': answerMyRemarks,
  'my-tests': answerMyExams,
  'my-class': answerMyClass,
  'my-teachers': answerMyTeachers,
  'my-missing': answerMyMissing,
  'my-late': answerMyLate,
  'my-spoken': answerMySpoken,
  'my-lesson': answerMyLesson,
  'my-report': answerMyReport,
  'my-weak': answerMyWeak,
  'my-mastered': answerMyMastered,
  'my-excused': answerMyExcused,
  'my-unmarked': answerMyUnmarked,
  'my-next': answerMyNext,
  'my-comments': answerMyComments,
  'my-growth': answerMyGrowth,
} as const satisfies Record<string, Answering>;

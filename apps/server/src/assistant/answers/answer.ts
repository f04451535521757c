import { type Intent, isHow } from '@zhibi/assistant';
import type { Answering } from '../question.js';
import {
  answerClassPoints,
  answerGroups,
  answerLabs,
  answerLessons,
  answerLevels,
  answerNotActivated,
  answerRecommend,
  answerRemarksLeft,
  answerUnsureReadings,
} from './class-more.js';
import { draftBooklet, draftPaper, draftReminder } from './drafts.js';
import { draftCharacters, draftClassList, draftPublish, draftRemark, draftSums } from './drafts-more.js';
import {
  answerBooklets,
  answerExcused,
  answerLateCopies,
  answerLoad,
  answerOutsiders,
  answerScheduled,
  answerSpoken,
  answerToRelease,
} from './homework-more.js';
import { answerMissing } from './missing.js';
import { ofLeaders } from './of-leaders.js';
import { ofStudents } from './of-students.js';
import {
  answerCart,
  answerDisk,
  answerExams,
  answerMyPapers,
  answerOwnQuestions,
  answerScanDoubts,
  answerSharedScoring,
  answerUnplacedInk,
  answerYear,
} from './own-work.js';
import { answerPeriodResult } from './period-result.js';
import {
  answerAverage,
  answerExtremes,
  answerHardQuestions,
  answerLowScores,
  answerPassRate,
  answerStudentResult,
  answerStudentWrong,
  answerWeakKnowledge,
} from './results.js';
import { answerDistribution, answerImproved, answerQuestionRate, answerTopStudents } from './results-more.js';
import {
  answerCompareClasses,
  answerStudentExams,
  answerStudentHomework,
  answerStudentPoints,
  answerStudentSeat,
  answerStudentWeak,
} from './student-more.js';
import { explain, sayAbilities, sayHello, sayRefused, sayThanks, sayUnknown } from './talk.js';
import {
  answerClassList,
  answerMyClasses,
  answerOpenHomework,
  answerPrintOrders,
  answerProgress,
  answerToMark,
  answerTrend,
} from './teaching.js';

const answers: Readonly<Record<Exclude<Intent, `how-${string}`>, Answering>> = {
  ...ofStudents,
  ...ofLeaders,
  hello: sayHello,
  thanks: sayThanks,
  abilities: sayAbilities,
  forbidden: sayRefused,
  unknown: sayUnknown,
  missing: answerMissing,
  average: answerAverage,
  'hard-questions': answerHardQuestions,
  'weak-knowledge': answerWeakKnowledge,
  'low-scores': answerLowScores,
  'pass-rate': answerPassRate,
  extremes: answerExtremes,
  'class-list': answerClassList,
  'my-classes': answerMyClasses,
  remind: draftReminder,
  trend: answerTrend,
  'to-mark': answerToMark,
  'student-result': answerStudentResult,
  'student-wrong': answerStudentWrong,
  'print-orders': answerPrintOrders,
  'homework-open': answerOpenHomework,
  progress: answerProgress,
  'paper-draft': draftPaper,
  'booklet-draft': draftBooklet,
  'school-year-now': answerYear,
  distribution: answerDistribution,
  'question-rate': answerQuestionRate,
  'top-students': answerTopStudents,
  improved: answerImproved,
  'load-days': answerLoad,
  'stage-tests': answerExams,
  'disk-usage': answerDisk,
  'not-activated': answerNotActivated,
  'class-list-draft': draftClassList,
  labs: answerLabs,
  'period-result': answerPeriodResult,
  'late-copies': answerLateCopies,
  excused: answerExcused,
  'compare-classes': answerCompareClasses,
  'student-homework': answerStudentHomework,
  'student-weak': answerStudentWeak,
  'student-points': answerStudentPoints,
  'student-exams': answerStudentExams,
  'student-seat': answerStudentSeat,
  'class-points': answerClassPoints,
  scheduled: answerScheduled,
  'to-release': answerToRelease,
  'my-papers': answerMyPapers,
  cart: answerCart,
  'own-questions': answerOwnQuestions,
  groups: answerGroups,
  levels: answerLevels,
  lessons: answerLessons,
  'scan-doubts': answerScanDoubts,
  'unplaced-ink': answerUnplacedInk,
  'shared-scoring': answerSharedScoring,
  booklets: answerBooklets,
  'spoken-progress': answerSpoken,
  recommend: answerRecommend,
  'remarks-left': answerRemarksLeft,
  'unsure-readings': answerUnsureReadings,
  outsiders: answerOutsiders,
  'remark-draft': draftRemark,
  'publish-draft': draftPublish,
  'sums-draft': draftSums,
  'characters-draft': draftCharacters,
};

/** What answers an intent. */
export const answeringOf = (intent: Intent): Answering => (isHow(intent) ? explain(intent) : answers[intent]);

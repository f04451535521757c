import { type Intent, isHow } from '@zhibi/assistant';
import type { Answering } from '../question.js';
import { draftBooklet, draftPaper, draftReminder } from './drafts.js';
import { answerMyDue, answerMyReview, answerMyScore, answerMyWrong } from './learning.js';
import { answerMissing } from './missing.js';
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
  'my-due': answerMyDue,
  'my-score': answerMyScore,
  'my-wrong': answerMyWrong,
  'my-review': answerMyReview,
};

/** What answers an intent. */
export const answeringOf = (intent: Intent): Answering => (isHow(intent) ? explain(intent) : answers[intent]);

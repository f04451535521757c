import type { AnswerStatus, LedgerLine, ScoreOrigin } from '@zhibi/contract/marking';
import type { AppealState } from '@zhibi/contract/marking/appeals';
import type { CommentCause, CommentScope } from '@zhibi/contract/marking/comments';
import type { AnswerGroupKind } from '@zhibi/contract/marking/groups';
import type { SampleKind } from '@zhibi/contract/marking/lecture';
import type {
  CorrectionDoubt,
  CorrectionGuess,
  CorrectionState,
  MarkMeaning,
} from '@zhibi/contract/marking/pen-correction';
import type { RoundState, WithinTolerance } from '@zhibi/contract/marking/rounds';
import type { ChosenLevels } from '@zhibi/contract/marking/rubrics';
import type { AnswerKey, QuestionType } from '@zhibi/contract/questions';
import { boolean, integer, jsonb, numeric, pgTable, real, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ScoreReason } from './rules.js';

const at = (name: string) => timestamp(name, { withTimezone: true });
const score = (name: string) => numeric(name, { precision: 5, scale: 1, mode: 'number' });

export const answer = pgTable('answer', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  homeworkId: uuid('homework_id').notNull(),
  studentId: uuid('student_id').notNull(),
  itemId: uuid('item_id').notNull(),
  status: text().$type<AnswerStatus>().notNull(),
  revision: integer().notNull().default(1),
  reading: text(),
  confidence: real(),
  suggestion: score('suggestion'),
  score: score('score'),
  scoredBy: uuid('scored_by'),
  scoredAt: at('scored_at'),
  comment: text().notNull().default(''),
  /** By which levels of a rubric the score was given. */
  levels: jsonb().$type<ChosenLevels>(),
  inkSinceScore: boolean('ink_since_score').notNull().default(false),
  /** How many pieces of evidence were there when it was last looked at: strokes, pictures, changes of them. */
  strokes: integer(),
});

export const scoreEntry = pgTable('score_entry', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  answerId: uuid('answer_id').notNull(),
  at: at('at').notNull(),
  kind: text().$type<LedgerLine['kind']>().notNull(),
  byAccount: uuid('by_account'),
  fromScore: score('from_score'),
  toScore: score('to_score'),
  fromStatus: text('from_status').$type<AnswerStatus>().notNull(),
  toStatus: text('to_status').$type<AnswerStatus>().notNull(),
  confidence: real(),
  comment: text().notNull().default(''),
  origin: text().$type<ScoreOrigin>().notNull().default('screen'),
  reason: jsonb().$type<ScoreReason>(),
  levels: jsonb().$type<ChosenLevels>(),
});

/** What counts as right for a question of one homework, since a teacher changed it. */
export const keyChange = pgTable('key_change', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  homeworkId: uuid('homework_id').notNull(),
  itemId: uuid('item_id').notNull(),
  keysBefore: jsonb('keys_before').$type<AnswerKey[]>().notNull(),
  keys: jsonb().$type<AnswerKey[]>().notNull(),
  changedBy: uuid('changed_by').notNull(),
  changedAt: at('changed_at').notNull(),
  scores: integer().notNull(),
  undoneAt: at('undone_at'),
  undoneBy: uuid('undone_by'),
});

export const markingRound = pgTable('marking_round', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  homeworkId: uuid('homework_id').notNull(),
  itemId: uuid('item_id').notNull(),
  scorerIds: uuid('scorer_ids').array().notNull(),
  scorersEach: smallint('scorers_each').$type<1 | 2>().notNull(),
  tolerance: score('tolerance').notNull(),
  within: text().$type<WithinTolerance>().notNull(),
  arbiterId: uuid('arbiter_id'),
  state: text().$type<RoundState>().notNull().default('open'),
  revision: integer().notNull().default(1),
  setBy: uuid('set_by').notNull(),
  setAt: at('set_at').notNull(),
});

export const roundMark = pgTable('round_mark', {
  schoolId: uuid('school_id').notNull(),
  roundId: uuid('round_id').notNull(),
  answerId: uuid('answer_id').notNull(),
  accountId: uuid('account_id').notNull(),
  /** 1 and 2: the scorers; 3: the arbiter; 0: an answer with an agreed score. */
  slot: smallint().$type<0 | 1 | 2 | 3>().notNull(),
  score: score('score'),
  comment: text().notNull().default(''),
  levels: jsonb().$type<ChosenLevels>(),
  strokes: integer(),
  revision: integer().notNull().default(1),
  dealtAt: at('dealt_at').notNull(),
  scoredAt: at('scored_at'),
});

export const roundGold = pgTable('round_gold', {
  schoolId: uuid('school_id').notNull(),
  answerId: uuid('answer_id').notNull(),
  roundId: uuid('round_id').notNull(),
  score: score('score').notNull(),
  setBy: uuid('set_by').notNull(),
  setAt: at('set_at').notNull(),
});

export const appeal = pgTable('appeal', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  homeworkId: uuid('homework_id').notNull(),
  answerId: uuid('answer_id').notNull(),
  studentId: uuid('student_id').notNull(),
  no: smallint().notNull(),
  reason: text().notNull(),
  scoreBefore: score('score_before').notNull(),
  /** Accounts that gave the score which is appealed, or had a part in it. */
  givers: uuid().array().notNull(),
  state: text().$type<AppealState>().notNull(),
  appealedAt: at('appealed_at').notNull(),
  decidedBy: uuid('decided_by'),
  decidedAt: at('decided_at'),
  scoreAfter: score('score_after'),
  word: text().notNull().default(''),
});

export const correction = pgTable('correction', {
  schoolId: uuid('school_id').notNull(),
  homeworkId: uuid('homework_id').notNull(),
  studentId: uuid('student_id').notNull(),
  itemId: uuid('item_id').notNull(),
  state: text().$type<CorrectionState>().notNull(),
  accountId: uuid('account_id').notNull(),
  strokeIds: uuid('stroke_ids').array().notNull(),
  doubt: text().$type<CorrectionDoubt>(),
  meaning: text().$type<MarkMeaning>(),
  score: score('score'),
  confidence: real().notNull(),
  guesses: jsonb().$type<CorrectionGuess[]>().notNull(),
  version: integer().notNull().default(1),
  changedAt: at('changed_at').notNull(),
});

export const presetComment = pgTable('preset_comment', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  accountId: uuid('account_id').notNull(),
  subjectId: integer('subject_id').notNull(),
  questionType: smallint('question_type').$type<QuestionType>(),
  cause: text().$type<CommentCause>().notNull(),
  text: text().notNull(),
  scoreEffect: numeric('score_effect', { precision: 4, scale: 1, mode: 'number' }),
  scope: text().$type<CommentScope>().notNull(),
  removedAt: at('removed_at'),
  mergedInto: uuid('merged_into'),
});

export const lectureNote = pgTable('lecture_note', {
  schoolId: uuid('school_id').notNull(),
  accountId: uuid('account_id').notNull(),
  questionId: uuid('question_id').notNull(),
  note: text().notNull(),
  changedAt: at('changed_at').notNull(),
});

export const answerSample = pgTable('answer_sample', {
  schoolId: uuid('school_id').notNull(),
  accountId: uuid('account_id').notNull(),
  answerId: uuid('answer_id').notNull(),
  questionId: uuid('question_id').notNull(),
  kind: text().$type<SampleKind>().notNull(),
  collectedAt: at('collected_at').notNull(),
});

export const answerGroup = pgTable('answer_group', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  homeworkId: uuid('homework_id').notNull(),
  itemId: uuid('item_id').notNull(),
  kind: text().$type<AnswerGroupKind>().notNull(),
  label: text().notNull().default(''),
  settledBy: uuid('settled_by'),
});

export const answerGroupMember = pgTable('answer_group_member', {
  schoolId: uuid('school_id').notNull(),
  answerId: uuid('answer_id').notNull(),
  groupId: uuid('group_id').notNull(),
});

import type { AnswerStatus, LedgerLine } from '@zhibi/contract/marking';
import { boolean, integer, numeric, pgTable, real, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
});

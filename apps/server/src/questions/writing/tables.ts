import type { DraftContent, QuestionFile, ReviewState } from '@zhibi/contract/questions/writing';
import { bigint, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });
const millimetres = (name: string) => numeric(name, { precision: 6, scale: 1, mode: 'number' });

export const questionDraft = pgTable('question_draft', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  accountId: uuid('account_id').notNull(),
  subjectId: integer('subject_id').notNull(),
  questionId: uuid('question_id'),
  baseVersion: integer('base_version'),
  revision: integer().notNull().default(1),
  content: jsonb().$type<DraftContent>().notNull(),
  savedAt: at('saved_at').notNull().defaultNow(),
});

export const questionFile = pgTable('question_file', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  kind: text().$type<QuestionFile['kind']>().notNull(),
  sha256: text().notNull(),
  size: bigint({ mode: 'number' }).notNull(),
  type: text().notNull(),
  widthMm: millimetres('width_mm'),
  heightMm: millimetres('height_mm'),
  createdBy: uuid('created_by'),
  createdAt: at('created_at').notNull().defaultNow(),
});

export const questionReview = pgTable('question_review', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  questionId: uuid('question_id').notNull(),
  version: integer().notNull(),
  subjectId: integer('subject_id').notNull(),
  authorAccountId: uuid('author_account_id').notNull(),
  state: text().$type<ReviewState>().notNull(),
  note: text().notNull(),
  intoId: uuid('into_id'),
  askedAt: at('asked_at').notNull(),
  decidedBy: uuid('decided_by'),
  decidedNote: text('decided_note').notNull().default(''),
  decidedAt: at('decided_at'),
});

import type { SchoolStageId } from '@zhibi/contract/people';
import type { QuestionBody, QuestionType } from '@zhibi/contract/questions';
import type { Licence } from '@zhibi/contract/questions/writing';
import { integer, jsonb, numeric, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const textbook = pgTable('textbook', {
  id: uuid().primaryKey(),
  subjectId: integer('subject_id').notNull(),
  gid: smallint().notNull(),
  volume: text().notNull(),
  edition: text().notNull(),
  title: text().notNull(),
  position: integer().notNull(),
  isbn: text(),
  year: smallint(),
  coverId: uuid('cover_id'),
  retiredAt: timestamp('retired_at', { withTimezone: true }),
});

/** What a school uses by default: at most one textbook of a subject, grade and volume. */
export const schoolTextbook = pgTable('school_textbook', {
  schoolId: uuid('school_id').notNull(),
  textbookId: uuid('textbook_id').notNull(),
  setAt: timestamp('set_at', { withTimezone: true }).notNull().defaultNow(),
});

export const chapter = pgTable('chapter', {
  id: uuid().primaryKey(),
  textbookId: uuid('textbook_id').notNull(),
  parentId: uuid('parent_id'),
  title: text().notNull(),
  position: integer().notNull(),
  hours: numeric({ precision: 4, scale: 1, mode: 'number' }),
});

export const chapterWord = pgTable('chapter_word', {
  id: uuid().primaryKey(),
  chapterId: uuid('chapter_id').notNull(),
  word: text().notNull(),
  position: smallint().notNull(),
});

/** Which knowledge points a lesson teaches, each by its weight. */
export const chapterKnowledge = pgTable('chapter_knowledge', {
  chapterId: uuid('chapter_id').notNull(),
  knowledgeId: uuid('knowledge_id').notNull(),
  weight: smallint().notNull(),
});

export const knowledgePoint = pgTable('knowledge_point', {
  id: uuid().primaryKey(),
  subjectId: integer('subject_id').notNull(),
  parentId: uuid('parent_id'),
  title: text().notNull(),
  /** See `foundBy`; null until it has been spelled. */
  foundBy: text('found_by'),
  position: integer().notNull(),
});

export const knowledgePrerequisite = pgTable('knowledge_prerequisite', {
  knowledgeId: uuid('knowledge_id').notNull(),
  needsId: uuid('needs_id').notNull(),
});

export const question = pgTable('question', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  bank: text().$type<'platform' | 'school' | 'mine'>().notNull(),
  ownerAccountId: uuid('owner_account_id'),
  subjectId: integer('subject_id').notNull(),
  stage: smallint().$type<SchoolStageId>().notNull(),
  type: smallint().$type<QuestionType>().notNull(),
  version: integer().notNull().default(1),
  difficulty: numeric({ precision: 4, scale: 3, mode: 'number' }).notNull(),
  year: smallint(),
  source: text().notNull().default(''),
  minutes: numeric({ precision: 5, scale: 1, mode: 'number' }).notNull().default(2),
  searchText: text('search_text').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  removedAt: timestamp('removed_at', { withTimezone: true }),
  licence: text().$type<Licence>().notNull().default('unsaid'),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  originSchoolId: uuid('origin_school_id'),
  originId: uuid('origin_id'),
  originVersion: integer('origin_version'),
});

export const questionVersion = pgTable('question_version', {
  schoolId: uuid('school_id').notNull(),
  questionId: uuid('question_id').notNull(),
  version: integer().notNull(),
  body: jsonb().$type<QuestionBody>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  source: text(),
  licence: text().$type<Licence>(),
  createdBy: uuid('created_by'),
});

export const questionKnowledge = pgTable('question_knowledge', {
  schoolId: uuid('school_id').notNull(),
  questionId: uuid('question_id').notNull(),
  knowledgeId: uuid('knowledge_id').notNull(),
});

export const questionChapter = pgTable('question_chapter', {
  schoolId: uuid('school_id').notNull(),
  questionId: uuid('question_id').notNull(),
  chapterId: uuid('chapter_id').notNull(),
});

export const questionUse = pgTable('question_use', {
  schoolId: uuid('school_id').notNull(),
  questionId: uuid('question_id').notNull(),
  timesUsed: integer('times_used').notNull().default(0),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
});

export const questionClassUse = pgTable('question_class_use', {
  schoolId: uuid('school_id').notNull(),
  classId: uuid('class_id').notNull(),
  questionId: uuid('question_id').notNull(),
  timesUsed: integer('times_used').notNull().default(1),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
});

export const cartItem = pgTable('cart_item', {
  schoolId: uuid('school_id').notNull(),
  accountId: uuid('account_id').notNull(),
  subjectId: integer('subject_id').notNull(),
  questionId: uuid('question_id').notNull(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
});

import { bigint, date, doublePrecision, integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ClassFigures, ClassScores } from './figures.js';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const resultNews = pgTable('result_news', {
  schoolId: uuid('school_id').notNull(),
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  homeworkId: uuid('homework_id').notNull(),
});

export const classResult = pgTable('class_result', {
  schoolId: uuid('school_id').notNull(),
  homeworkId: uuid('homework_id').notNull(),
  classId: uuid('class_id').notNull(),
  students: integer().notNull(),
  sat: integer().notNull(),
  marked: integer().notNull(),
  total: doublePrecision().notNull(),
  rates: doublePrecision().notNull(),
  squares: doublePrecision().notNull(),
  excellent: integer().notNull(),
  passed: integer().notNull(),
  figures: jsonb().$type<ClassFigures>().notNull(),
  scores: jsonb().$type<ClassScores>().notNull(),
  countedAt: at('counted_at').notNull().defaultNow(),
});

export const pointResult = pgTable('point_result', {
  schoolId: uuid('school_id').notNull(),
  homeworkId: uuid('homework_id').notNull(),
  classId: uuid('class_id').notNull(),
  knowledgeId: uuid('knowledge_id').notNull(),
  answers: integer().notNull(),
  got: doublePrecision().notNull(),
  possible: doublePrecision().notNull(),
  squares: doublePrecision().notNull(),
  shares: doublePrecision().notNull(),
});

export const questionResult = pgTable('question_result', {
  schoolId: uuid('school_id').notNull(),
  homeworkId: uuid('homework_id').notNull(),
  classId: uuid('class_id').notNull(),
  itemId: uuid('item_id').notNull(),
  questionId: uuid('question_id').notNull(),
  answers: integer().notNull(),
  got: doublePrecision().notNull(),
  possible: doublePrecision().notNull(),
  squares: doublePrecision().notNull(),
  shares: doublePrecision().notNull(),
});

export const resultCheck = pgTable('result_check', {
  onDay: date('on_day').notNull(),
  afterSchool: uuid('after_school'),
  afterHomework: uuid('after_homework'),
  checked: integer().notNull().default(0),
  mended: integer().notNull().default(0),
  endedAt: at('ended_at'),
});

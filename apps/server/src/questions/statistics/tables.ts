import { bigint, integer, jsonb, pgTable, real, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ItemSums } from './rules-sums.js';

export const itemScoreNews = pgTable('item_score_news', {
  schoolId: uuid('school_id').notNull(),
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  homeworkId: uuid('homework_id').notNull(),
});

export const itemResult = pgTable('item_result', {
  schoolId: uuid('school_id').notNull(),
  homeworkId: uuid('homework_id').notNull(),
  itemId: uuid('item_id').notNull(),
  questionId: uuid('question_id').notNull(),
  version: integer().notNull(),
  sums: jsonb().$type<ItemSums>().notNull(),
  seconds: real().array().notNull().default([]),
});

export const itemStatistic = pgTable('item_statistic', {
  schoolId: uuid('school_id').notNull(),
  questionId: uuid('question_id').notNull(),
  version: integer().notNull(),
  answers: integer().notNull(),
  facility: real(),
  upperLower: real('upper_lower'),
  itemRest: real('item_rest'),
  schools: integer().notNull().default(1),
  sums: jsonb().$type<ItemSums>().notNull(),
  countedAt: timestamp('counted_at', { withTimezone: true }).notNull().defaultNow(),
});

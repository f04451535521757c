import type { Trial } from '@zhibi/mastery';
import { bigint, date, integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { KeptBelief, KeptModel } from './rules-kept.js';

export const masteryNews = pgTable('mastery_news', {
  schoolId: uuid('school_id').notNull(),
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  studentId: uuid('student_id').notNull(),
  subjectId: integer('subject_id').notNull(),
});

export const mastery = pgTable('mastery', {
  schoolId: uuid('school_id').notNull(),
  studentId: uuid('student_id').notNull(),
  subjectId: integer('subject_id').notNull(),
  belief: jsonb().$type<KeptBelief>().notNull(),
  countedAt: timestamp('counted_at', { withTimezone: true }).notNull().defaultNow(),
});

export const masteryModel = pgTable('mastery_model', {
  schoolId: uuid('school_id').notNull(),
  subjectId: integer('subject_id').notNull(),
  judgedOn: date('judged_on').notNull(),
  model: jsonb().$type<KeptModel>().notNull(),
  trial: jsonb().$type<Trial>().notNull(),
});

export const masteryCheck = pgTable('mastery_check', {
  onDay: date('on_day').primaryKey(),
  afterSchool: uuid('after_school'),
  afterSubject: integer('after_subject'),
  judged: integer().notNull().default(0),
  endedAt: timestamp('ended_at', { withTimezone: true }),
});

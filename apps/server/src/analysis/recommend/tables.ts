import type { UnsuitableReason } from '@zhibi/contract/analysis/recommend';
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const recommendUnsuitable = pgTable('recommend_unsuitable', {
  schoolId: uuid('school_id').notNull(),
  classId: uuid('class_id').notNull(),
  questionId: uuid('question_id').notNull(),
  subjectId: integer('subject_id').notNull(),
  reason: text().$type<UnsuitableReason>().notNull(),
  saidBy: uuid('said_by').notNull(),
  saidAt: timestamp('said_at', { withTimezone: true }).notNull(),
});

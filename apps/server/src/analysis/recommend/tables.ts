import type { UnsuitableReason } from '@zhibi/contract/analysis/recommend';
import type { Level } from '@zhibi/contract/people/my-classes';
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

export const recommendSet = pgTable('recommend_set', {
  schoolId: uuid('school_id').notNull(),
  paperId: uuid('paper_id').notNull(),
  classId: uuid('class_id').notNull(),
  subjectId: integer('subject_id').notNull(),
  kind: text().$type<'class' | 'layer'>().notNull(),
  level: text().$type<Level>(),
  knowledgeId: uuid('knowledge_id').notNull(),
  madeBy: uuid('made_by').notNull(),
  wishId: uuid('wish_id').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
});

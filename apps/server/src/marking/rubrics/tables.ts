import type { Criterion } from '@zhibi/contract/marking/rubrics';
import { integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What a question of a homework is marked by: a row for each edit, the newest counts. */
export const rubric = pgTable('rubric', {
  schoolId: uuid('school_id').notNull(),
  homeworkId: uuid('homework_id').notNull(),
  itemId: uuid('item_id').notNull(),
  revision: integer().notNull(),
  subjectId: integer('subject_id').notNull(),
  criteria: jsonb().$type<Criterion[]>().notNull(),
  changedBy: uuid('changed_by').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  /** How many scores the edit changed. */
  scores: integer().notNull(),
});

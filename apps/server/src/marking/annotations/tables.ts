import type { AnnotationMark } from '@zhibi/contract/marking/annotations';
import { customType, integer, jsonb, pgTable, smallint, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

export type PlacedMark = Exclude<AnnotationMark, { kind: 'ink' }>;

/** What teachers draw and stamp on pages of students; with neither mark nor points it was taken away. */
export const annotation = pgTable('annotation', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  homeworkId: uuid('homework_id').notNull(),
  studentId: uuid('student_id').notNull(),
  accountId: uuid('account_id').notNull(),
  page: smallint().notNull(),
  version: integer().notNull(),
  mark: jsonb().$type<PlacedMark>(),
  points: bytea(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});

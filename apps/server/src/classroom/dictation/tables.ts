import type { CharacterVerdict } from '@zhibi/contract/classroom/dictation';
import { boolean, customType, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Found } from './rules.js';

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

export const lessonWriting = pgTable('lesson_writing', {
  schoolId: uuid('school_id').notNull(),
  taskId: uuid('task_id').notNull(),
  round: smallint().notNull(),
  studentId: uuid('student_id').notNull(),
  cell: smallint().notNull(),
  nth: integer().notNull(),
  ink: bytea().notNull(),
  verdict: text().$type<CharacterVerdict>().notNull(),
  found: jsonb().$type<Found>().notNull(),
  said: boolean(),
  saidBy: uuid('said_by'),
  at: timestamp('at', { withTimezone: true }).notNull(),
});

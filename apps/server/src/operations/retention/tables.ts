import type { RetentionKind } from '@zhibi/contract/operations';
import { date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const retentionRule = pgTable('retention_rule', {
  schoolId: uuid('school_id').notNull(),
  kind: text().$type<RetentionKind>().notNull(),
  days: integer(),
  changedBy: uuid('changed_by').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});

export const retentionRun = pgTable('retention_run', {
  schoolId: uuid('school_id').primaryKey(),
  day: date().notNull(),
  removed: jsonb().$type<Partial<Record<RetentionKind, number>>>().notNull(),
});

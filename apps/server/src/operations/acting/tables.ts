import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const acting = pgTable(
  'acting',
  {
    schoolId: uuid('school_id').notNull(),
    id: uuid().notNull(),
    sessionId: uuid('session_id').notNull(),
    accountId: uuid('account_id').notNull(),
    operatorName: text('operator_name').notNull(),
    reason: text().notNull(),
    ticket: text().notNull(),
    begunAt: moment('begun_at').notNull(),
    untilAt: moment('until_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.id] })],
);

import { boolean, pgTable, timestamp } from 'drizzle-orm/pg-core';

export const upgradeWindow = pgTable('upgrade_window', {
  single: boolean().primaryKey().default(true),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
});

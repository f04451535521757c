import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const headImage = pgTable('head_image', {
  accountId: uuid('account_id').primaryKey(),
  schoolId: uuid('school_id'),
  fileId: uuid('file_id').notNull(),
  sha256: text().notNull(),
  size: integer().notNull(),
  setAt: timestamp('set_at', { withTimezone: true }).notNull().defaultNow(),
});

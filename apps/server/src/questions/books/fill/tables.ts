import type { FillKind, FillReason, FillRow, FillState } from '@zhibi/contract/questions/books';
import { integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What became of a part of the file, and how the page was left that it is on. */
interface KeptRow extends FillRow {
  revision: number | null;
}

export const schoolBookFill = pgTable('school_book_fill', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  bookId: uuid('book_id').notNull(),
  accountId: uuid('account_id').notNull(),
  kind: text().$type<FillKind>().notNull(),
  fileName: text('file_name').notNull(),
  fileSha256: text('file_sha256'),
  firstPage: integer('first_page').notNull(),
  perPage: smallint('per_page').notNull(),
  state: text().$type<FillState>().notNull(),
  reason: text().$type<FillReason>(),
  done: integer().notNull().default(0),
  total: integer().notNull().default(0),
  rows: jsonb().$type<KeptRow[]>().notNull().default([]),
  importId: uuid('import_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

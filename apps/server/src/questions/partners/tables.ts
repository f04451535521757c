import type { ReportKind } from '@zhibi/contract/questions/partners';
import { date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const partnerDownload = pgTable('partner_download', {
  schoolId: uuid('school_id').notNull(),
  bank: text().notNull(),
  itemId: text('item_id').notNull(),
  takenOn: date('taken_on').notNull(),
});

export const partnerCopy = pgTable('partner_copy', {
  schoolId: uuid('school_id').notNull(),
  accountId: uuid('account_id').notNull(),
  bank: text().notNull(),
  itemId: text('item_id').notNull(),
  questionId: uuid('question_id').notNull(),
});

export const partnerReport = pgTable('partner_report', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  accountId: uuid('account_id').notNull(),
  bank: text().notNull(),
  bookId: text('book_id').notNull(),
  page: integer().notNull(),
  kind: text().$type<ReportKind>().notNull(),
  note: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  handledAt: timestamp('handled_at', { withTimezone: true }),
  handledBy: uuid('handled_by'),
  answer: text().notNull().default(''),
  bookTitle: text('book_title').notNull().default(''),
});

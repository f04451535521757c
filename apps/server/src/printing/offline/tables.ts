import type { PrintOptions } from '@zhibi/contract/printing';
import type { CodeRange, OfflineStep, OfflineWork } from '@zhibi/contract/printing/offline';
import type { KeptPrice } from '@zhibi/contract/printing/settings';
import { bigint, boolean, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const offlinePrint = pgTable('offline_print', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  number: bigint({ mode: 'number' }).notNull(),
  printedOn: date('printed_on').notNull(),
  title: text().notNull(),
  pages: integer().notNull(),
  copies: integer().notNull(),
  paperSize: text('paper_size').notNull(),
  weight: text().notNull(),
  options: jsonb().$type<PrintOptions>().notNull(),
  shopId: uuid('shop_id'),
  shopName: text('shop_name').notNull(),
  printedBy: text('printed_by').notNull(),
  reason: text().notNull(),
  dots: boolean().notNull(),
  codes: jsonb().$type<CodeRange[]>().notNull().default([]),
  price: jsonb().$type<KeptPrice>(),
  revision: integer().notNull().default(1),
  settlementId: uuid('settlement_id'),
  withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  createdByName: text('created_by_name').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const offlinePrintFile = pgTable('offline_print_file', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  offlineId: uuid('offline_id').notNull(),
  name: text().notNull(),
  sha256: text().notNull(),
  type: text().notNull(),
  size: integer().notNull(),
  createdByName: text('created_by_name').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const offlinePrintStep = pgTable('offline_print_step', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  offlineId: uuid('offline_id').notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
  step: text().$type<OfflineStep>().notNull(),
  note: text().notNull(),
  before: jsonb().$type<Partial<OfflineWork>>().notNull().default({}),
});

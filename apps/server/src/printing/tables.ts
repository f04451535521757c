import type { PageSize } from '@zhibi/contract/papers';
import type { Finding, PrintOptions, PrintOrder, PrintStatus, PrintStep } from '@zhibi/contract/printing';
import type { KeptPrice } from '@zhibi/contract/printing/settings';
import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ClassShare } from './rules-class-shares.js';

export const printOrder = pgTable('print_order', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  number: bigint({ mode: 'number' }).notNull(),
  parentId: uuid('parent_id'),
  printRunId: uuid('print_run_id').notNull(),
  paperId: uuid('paper_id').notNull(),
  title: text().notNull(),
  /** The title as it is looked for by words. */
  named: text().notNull().generatedAlwaysAs(sql`lower(title)`),
  classNames: text('class_names').array().notNull(),
  createdBy: uuid('created_by').notNull(),
  createdByName: text('created_by_name').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  status: smallint().$type<PrintStatus>().notNull(),
  revision: integer().notNull().default(1),
  options: jsonb().$type<PrintOptions>().notNull(),
  pageSize: text('page_size').$type<PageSize>().notNull(),
  dots: boolean().notNull(),
  pages: smallint().array().notNull(),
  studentIds: uuid('student_ids').array().notNull(),
  wantedAt: timestamp('wanted_at', { withTimezone: true }).notNull(),
  note: text().notNull(),
  pdfSha256: text('pdf_sha256'),
  sheetsSha256: text('sheets_sha256'),
  findings: jsonb().$type<Finding[]>().notNull().default([]),
  classShares: jsonb('class_shares').$type<ClassShare[]>().notNull(),
  shopId: uuid('shop_id'),
  shopName: text('shop_name').notNull().default(''),
  shipmentNo: text('shipment_no').notNull().default(''),
  shippedAt: timestamp('shipped_at', { withTimezone: true }),
  /** '' while no shop has it. */
  weight: text().notNull().default(''),
  price: jsonb().$type<KeptPrice>(),
  batchId: uuid('batch_id'),
  /** That printed it last, where no batch says which. */
  machineName: text('machine_name').notNull().default(''),
  /** Copies without a name, and sheets between the piles. */
  spareCopies: integer('spare_copies').notNull().default(0),
  separatorSheets: integer('separator_sheets').notNull().default(0),
  /** Of a reprint: in front of which piles of its order the separators lie. */
  separatorPiles: smallint('separator_piles').array().notNull().default([]),
  newCodes: boolean('new_codes').notNull().default(false),
  /** Spoiled while it was printed. */
  wasteSheets: integer('waste_sheets').notNull().default(0),
  /** An order is settled once. */
  settlementId: uuid('settlement_id'),
  warnedAt: timestamp('warned_at', { withTimezone: true }),
  /** Given up by the school. */
  withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  rejection: jsonb().$type<NonNullable<PrintOrder['rejection']>>(),
});

export const printOrderStep = pgTable('print_order_step', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  orderId: uuid('order_id').notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  accountId: uuid('account_id'),
  accountName: text('account_name').notNull(),
  move: text().$type<PrintStep>(),
  fromStatus: smallint('from_status').$type<PrintStatus>(),
  toStatus: smallint('to_status').$type<PrintStatus>().notNull(),
  note: text().notNull(),
  /** Of a rejection, by the dictionary. */
  reason: text(),
});

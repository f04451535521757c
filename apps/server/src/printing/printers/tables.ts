import type { PrinterFacts, PrintJobState } from '@zhibi/contract/printing/printers';
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const printPrinter = pgTable('print_printer', {
  organisationId: uuid('organisation_id').notNull(),
  machineId: uuid('machine_id').notNull(),
  address: text().notNull(),
  facts: jsonb().$type<PrinterFacts>().notNull(),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
  revision: integer().notNull().default(1),
});

export const printJob = pgTable('print_job', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  orderId: uuid('order_id').notNull(),
  machineId: uuid('machine_id').notNull(),
  machineName: text('machine_name').notNull(),
  address: text().notNull(),
  ippJobId: integer('ipp_job_id'),
  state: text().$type<PrintJobState>().notNull(),
  reasons: text().array().notNull().default([]),
  /** Sides or sheets that the printer has counted. */
  done: integer(),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  heardAt: timestamp('heard_at', { withTimezone: true }).notNull(),
  cancelAt: timestamp('cancel_at', { withTimezone: true }),
  endedAt: timestamp('ended_at', { withTimezone: true }),
});

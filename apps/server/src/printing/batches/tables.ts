import { bigint, boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const printBatch = pgTable('print_batch', {
  organisationId: uuid('organisation_id').notNull(),
  id: uuid().notNull(),
  number: bigint({ mode: 'number' }).notNull(),
  shopId: uuid('shop_id').notNull(),
  shopName: text('shop_name').notNull(),
  machineId: uuid('machine_id'),
  machineName: text('machine_name').notNull(),
  paperSize: text('paper_size').notNull(),
  weight: text().notNull(),
  colorPrint: boolean('color_print').notNull(),
  doubleSidedPrint: boolean('double_sided_print').notNull(),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  note: text().notNull(),
  carrier: text().notNull().default(''),
  shipmentNo: text('shipment_no').notNull().default(''),
  createdBy: uuid('created_by').notNull(),
  createdByName: text('created_by_name').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

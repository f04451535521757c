import type { stockSteps } from '@zhibi/contract/printing/stock';
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const printStock = pgTable('print_stock', {
  organisationId: uuid('organisation_id').notNull(),
  id: uuid().notNull(),
  shopId: uuid('shop_id').notNull(),
  paperSize: text('paper_size').notNull(),
  weight: text().notNull(),
  step: text().$type<(typeof stockSteps)[number]>().notNull(),
  sheets: integer().notNull(),
  note: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  createdByName: text('created_by_name').notNull(),
});

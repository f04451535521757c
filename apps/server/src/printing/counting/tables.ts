import type { SettlementLine } from '@zhibi/contract/printing/counting';
import { bigint, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const printSettlement = pgTable('print_settlement', {
  organisationId: uuid('organisation_id').notNull(),
  id: uuid().notNull(),
  number: bigint({ mode: 'number' }).notNull(),
  /** Of the sums: what was signed is what was seen. */
  revision: integer().notNull().default(1),
  shopId: uuid('shop_id').notNull(),
  shopName: text('shop_name').notNull(),
  fromOn: date('from_on').notNull(),
  untilOn: date('until_on').notNull(),
  lines: jsonb().$type<SettlementLine[]>().notNull(),
  unpriced: integer().notNull(),
  createdByName: text('created_by_name').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  centreBy: text('centre_by'),
  centreAt: timestamp('centre_at', { withTimezone: true }),
  shopBy: text('shop_by'),
  shopAt: timestamp('shop_at', { withTimezone: true }),
  cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
});

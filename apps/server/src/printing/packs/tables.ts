import type { PackOutcome } from '@zhibi/contract/printing/packs';
import { bigint, customType, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

export const printPack = pgTable('print_pack', {
  organisationId: uuid('organisation_id').notNull(),
  id: uuid().notNull(),
  number: bigint({ mode: 'number' }).notNull(),
  shopId: uuid('shop_id').notNull(),
  shopName: text('shop_name').notNull(),
  batchId: uuid('batch_id'),
  orderIds: uuid('order_ids').array().notNull(),
  manifest: text().notNull(),
  ticket: bytea().notNull(),
  madeBy: uuid('made_by').notNull(),
  madeByName: text('made_by_name').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  reportHash: text('report_hash'),
  takenAt: timestamp('taken_at', { withTimezone: true }),
  takenByName: text('taken_by_name'),
  outcomes: jsonb().$type<PackOutcome[]>(),
});

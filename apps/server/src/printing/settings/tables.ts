import type { CentreSettings, DictEntry, MachineSettings, ShopSettings } from '@zhibi/contract/printing/settings';
import { boolean, date, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const printDictEntry = pgTable('print_dict_entry', {
  organisationId: uuid('organisation_id').notNull(),
  kind: text().$type<DictEntry['kind']>().notNull(),
  code: text().notNull(),
  zh: text().notNull(),
  en: text().notNull(),
  position: smallint().notNull(),
  enabled: boolean().notNull(),
  revision: integer().notNull().default(1),
});

export const printCentre = pgTable('print_centre', {
  organisationId: uuid('organisation_id').notNull(),
  settings: jsonb().$type<CentreSettings>().notNull(),
  revision: integer().notNull().default(1),
});

export const printShop = pgTable('print_shop', {
  organisationId: uuid('organisation_id').notNull(),
  id: uuid().notNull(),
  settings: jsonb().$type<ShopSettings>().notNull(),
  revision: integer().notNull().default(1),
});

export const printMachine = pgTable('print_machine', {
  organisationId: uuid('organisation_id').notNull(),
  id: uuid().notNull(),
  shopId: uuid('shop_id').notNull(),
  settings: jsonb().$type<MachineSettings>().notNull(),
  revision: integer().notNull().default(1),
  removedAt: timestamp('removed_at', { withTimezone: true }),
});

export const printPrice = pgTable('print_price', {
  organisationId: uuid('organisation_id').notNull(),
  id: uuid().notNull(),
  shopId: uuid('shop_id').notNull(),
  paperSize: text('paper_size').notNull(),
  weight: text().notNull(),
  colorPrint: boolean('color_print').notNull(),
  doubleSidedPrint: boolean('double_sided_print').notNull(),
  validFrom: date('valid_from').notNull(),
  sheetLi: integer('sheet_li').notNull(),
  boundLi: integer('bound_li').notNull(),
  createdByName: text('created_by_name').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

import type {
  ExchangeFormat,
  ImportState,
  ItemOutcome,
  SkipReason,
  WarnReason,
} from '@zhibi/contract/questions/exchange';
import type { Exchanged } from '@zhibi/exchange';
import { integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What an item is much like, as it was found: a question of a bank, or an item further up in the file. */
export type KeptNear = { likeness: number } & ({ questionId: string } | { place: string; summary: string });

export const questionImport = pgTable('question_import', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  accountId: uuid('account_id').notNull(),
  bank: text().$type<'mine' | 'school' | 'platform'>().notNull(),
  subjectId: integer('subject_id'),
  format: text().$type<ExchangeFormat>(),
  fileName: text('file_name').notNull(),
  fileSha256: text('file_sha256').notNull(),
  state: text().$type<ImportState>().notNull(),
  done: integer().notNull().default(0),
  total: integer().notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  formatVersion: text('format_version').notNull().default(''),
  seesSubjects: integer('sees_subjects').array(),
});

export const questionImportItem = pgTable('question_import_item', {
  schoolId: uuid('school_id').notNull(),
  importId: uuid('import_id').notNull(),
  position: integer().notNull(),
  place: text().notNull(),
  outcome: text().$type<ItemOutcome>().notNull(),
  reason: text().$type<SkipReason>(),
  warnings: text().array().$type<WarnReason[]>().notNull().default([]),
  confidence: numeric({ precision: 3, scale: 2, mode: 'number' }).notNull().default(1),
  summary: text().notNull().default(''),
  questionId: uuid('question_id'),
  draft: jsonb().$type<Exchanged>(),
  saidVersion: integer('said_version'),
  near: jsonb().$type<KeptNear[]>().notNull().default([]),
  subjectId: integer('subject_id'),
});

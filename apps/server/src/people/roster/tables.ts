import type {
  Decision,
  Problem,
  RosterChange,
  RosterField,
  RosterForm,
  RosterKind,
  RosterState,
  RowStatus,
} from '@zhibi/contract/people/roster';
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** A class that a list names and the school has not yet; its id once it is made. */
export interface NewClass {
  name: string;
  gid: number;
  rows: number;
  classId?: string;
}

export const rosterImport = pgTable('roster_import', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  kind: text().$type<RosterKind>().notNull(),
  state: text().$type<RosterState>().notNull(),
  sourceName: text('source_name').notNull(),
  form: text().$type<RosterForm>().notNull(),
  encoding: text().notNull().default(''),
  unreadSheets: text('unread_sheets').array().notNull().default([]),
  titles: text().array().notNull(),
  fields: jsonb().$type<(RosterField | null)[]>().notNull(),
  createClasses: boolean('create_classes').notNull().default(true),
  newClasses: jsonb('new_classes').$type<NewClass[]>().notNull().default([]),
  rowCount: integer('row_count').notNull(),
  run: integer().notNull().default(0),
  done: integer().notNull().default(0),
  total: integer().notNull().default(0),
  failure: text().notNull().default(''),
  touchedAt: at('touched_at').notNull(),
  createdAt: at('created_at').notNull(),
  byAccount: uuid('by_account'),
  byName: text('by_name').notNull().default(''),
  appliedAt: at('applied_at'),
  undoneAt: at('undone_at'),
  passwordBatchId: uuid('password_batch_id'),
  passwordJobId: uuid('password_job_id'),
});

export const rosterRow = pgTable('roster_row', {
  schoolId: uuid('school_id').notNull(),
  importId: uuid('import_id').notNull(),
  rowNo: integer('row_no').notNull(),
  cells: jsonb().$type<string[]>().notNull(),
  mended: jsonb().$type<Partial<Record<RosterField, string>>>().notNull().default({}),
  decision: text().$type<Decision>(),
  status: text().$type<RowStatus>(),
  keys: text().array().notNull().default([]),
  found: jsonb().$type<unknown>(),
  changes: jsonb().$type<RosterChange[]>().notNull().default([]),
  problems: jsonb().$type<Problem[]>().notNull().default([]),
  personId: uuid('person_id'),
  accountId: uuid('account_id'),
  appliedAt: at('applied_at'),
  takenBackAt: at('taken_back_at'),
  kept: jsonb().$type<Problem>(),
});

export const rosterMapping = pgTable('roster_mapping', {
  schoolId: uuid('school_id').notNull(),
  kind: text().$type<RosterKind>().notNull(),
  title: text().notNull(),
  field: text().$type<RosterField>(),
});

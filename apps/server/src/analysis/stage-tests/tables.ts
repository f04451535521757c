import type {
  AbsentRule,
  RankPolicy,
  StageChange,
  StageField,
  StageImportState,
  StageLines,
  StageRowProblem,
  StageRowStatus,
  StageTestKind,
  StageTestState,
  Term,
} from '@zhibi/contract/analysis/stage-tests';
import { boolean, date, integer, jsonb, numeric, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Feed, KeptSubject, MarkChange, TestClass } from './rules-kept.js';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const stageTest = pgTable('stage_test', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  state: text().$type<StageTestState>().notNull(),
  name: text().notNull(),
  kind: text().$type<StageTestKind>().notNull(),
  term: text().$type<Term>().notNull(),
  gid: smallint().notNull(),
  heldOn: date('held_on').notNull(),
  classes: jsonb().$type<TestClass[]>().notNull(),
  subjects: jsonb().$type<KeptSubject[]>().notNull(),
  electives: smallint().notNull(),
  totalLines: jsonb('total_lines').$type<StageLines>().notNull(),
  absentRule: text('absent_rule').$type<AbsentRule>().notNull(),
  ranks: jsonb().$type<RankPolicy>().notNull(),
  startTestId: uuid('start_test_id'),
  publishAt: at('publish_at').notNull(),
  revision: integer().notNull().default(1),
  createdAt: at('created_at').notNull(),
});

export const stageChange = pgTable('stage_change', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  testId: uuid('test_id').notNull(),
  at: at('at').notNull(),
  byAccount: uuid('by_account'),
  byName: text('by_name').notNull(),
  what: text().$type<StageChange['what']>().notNull(),
  changes: jsonb().$type<StageChange['changes']>().notNull().default([]),
});

export const stageEntry = pgTable('stage_entry', {
  schoolId: uuid('school_id').notNull(),
  testId: uuid('test_id').notNull(),
  studentId: uuid('student_id').notNull(),
  classId: uuid('class_id').notNull(),
});

export const stageScore = pgTable('stage_score', {
  schoolId: uuid('school_id').notNull(),
  testId: uuid('test_id').notNull(),
  studentId: uuid('student_id').notNull(),
  subjectId: integer('subject_id').notNull(),
  score: numeric({ precision: 5, scale: 1, mode: 'number' }),
  importId: uuid('import_id'),
});

export const stageImport = pgTable('stage_import', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  testId: uuid('test_id').notNull(),
  state: text().$type<StageImportState>().notNull(),
  form: text().$type<'xlsx' | 'csv' | 'homework' | 'laboratory'>().notNull(),
  sourceName: text('source_name').notNull(),
  titles: text().array().notNull(),
  fields: jsonb().$type<(StageField | null)[]>().notNull(),
  feed: jsonb().$type<Feed>(),
  rowCount: integer('row_count').notNull(),
  byAccount: uuid('by_account'),
  byName: text('by_name').notNull(),
  createdAt: at('created_at').notNull(),
  appliedAt: at('applied_at'),
  undoneAt: at('undone_at'),
});

export const stageImportRow = pgTable('stage_import_row', {
  schoolId: uuid('school_id').notNull(),
  importId: uuid('import_id').notNull(),
  rowNo: integer('row_no').notNull(),
  cells: jsonb().$type<string[]>().notNull(),
  mended: jsonb().$type<Record<StageField, string>>().notNull().default({}),
  skipped: boolean().notNull().default(false),
  status: text().$type<StageRowStatus>(),
  problems: jsonb().$type<StageRowProblem[]>().notNull().default([]),
  changes: jsonb().$type<MarkChange[]>().notNull().default([]),
  studentId: uuid('student_id'),
  classId: uuid('class_id'),
  takenBack: integer('taken_back').notNull().default(0),
  kept: integer().notNull().default(0),
});

export const stageMapping = pgTable('stage_mapping', {
  schoolId: uuid('school_id').notNull(),
  title: text().notNull(),
  field: text().$type<StageField>(),
});

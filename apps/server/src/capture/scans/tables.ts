import type {
  ChoiceDoubt,
  ScanChoice,
  ScanComplaint,
  ScanFileProblem,
  ScanReason,
} from '@zhibi/contract/capture/scans';
import { boolean, integer, jsonb, numeric, pgTable, real, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const scanBatch = pgTable('scan_batch', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  homeworkId: uuid('homework_id').notNull(),
  state: text().$type<'reading' | 'read' | 'failed'>().notNull(),
  createdBy: uuid('created_by').notNull(),
  createdByName: text('created_by_name').notNull(),
  createdAt: at('created_at').notNull(),
  source: text().$type<'scan' | 'photo'>().notNull().default('scan'),
  /** Whose photograph it is. */
  studentId: uuid('student_id'),
  /** When it was taken, as far as the phone says. */
  takenAt: at('taken_at'),
  /** It came by a slip: nobody knows who took it. */
  bySlip: boolean('by_slip').notNull().default(false),
});

export const scanFile = pgTable('scan_file', {
  schoolId: uuid('school_id').notNull(),
  batchId: uuid('batch_id').notNull(),
  position: smallint().notNull(),
  name: text().notNull(),
  sha256: text().notNull(),
  pages: integer(),
  problem: text().$type<ScanFileProblem>(),
  /** Who says that nothing more is to be done about a file that could not be opened. */
  settledBy: uuid('settled_by'),
  settledAt: at('settled_at'),
});

/** `taken`: it is a page of the student's copy. */
export type PageState = 'taken' | 'unknown' | 'foreign' | 'double' | 'unreadable' | 'set-aside';

export const scanPage = pgTable('scan_page', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  batchId: uuid('batch_id').notNull(),
  file: smallint().notNull(),
  position: integer().notNull(),
  /** Which of the sheets on one picture, from the left. */
  sheet: smallint().notNull().default(0),
  state: text().$type<PageState>().notNull(),
  reason: text().$type<ScanReason>(),
  homeworkId: uuid('homework_id').notNull(),
  studentId: uuid('student_id'),
  page: smallint(),
  candidates: text().array().notNull(),
  complaints: text().array().$type<ScanComplaint[]>().notNull(),
  dpi: real(),
  turnedDeg: real('turned_deg'),
  originalSha256: text('original_sha256'),
  straightSha256: text('straight_sha256'),
  readAt: at('read_at').notNull(),
  source: text().$type<'scan' | 'photo'>().notNull().default('scan'),
  keptAt: at('kept_at'),
});

export const scanChoice = pgTable('scan_choice', {
  schoolId: uuid('school_id').notNull(),
  pageId: uuid('page_id').notNull(),
  no: smallint().notNull(),
  itemId: uuid('item_id').notNull(),
  boxes: jsonb().$type<ScanChoice['boxes']>().notNull(),
  several: boolean().notNull(),
  doubts: text().array().$type<ChoiceDoubt[]>().notNull(),
  chosen: text().array().notNull(),
  settled: text().array(),
  settledBy: uuid('settled_by'),
  settledAt: at('settled_at'),
});

/** Points that a teacher marked on paper; null where marks are there that mean nothing certain. */
export const scanScore = pgTable('scan_score', {
  schoolId: uuid('school_id').notNull(),
  pageId: uuid('page_id').notNull(),
  itemId: uuid('item_id').notNull(),
  partIndex: smallint('part_index').notNull(),
  score: numeric({ precision: 5, scale: 1, mode: 'number' }),
});

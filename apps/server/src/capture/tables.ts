import type { EvidenceSource, QueueReason } from '@zhibi/contract/capture';
import {
  bigint,
  boolean,
  customType,
  integer,
  pgTable,
  real,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const pen = pgTable('pen', {
  schoolId: uuid('school_id').notNull(),
  mac: text().notNull(),
  name: text().notNull(),
  model: text().notNull(),
  battery: smallint(),
  status: text().$type<'connected' | 'disconnected'>().notNull(),
  pageCode: text('page_code'),
  codeRule: text('code_rule'),
  lastSeq: bigint('last_seq', { mode: 'number' }).notNull().default(-1),
  lastSeenAt: at('last_seen_at').notNull(),
});

/** `points` is the stroke packed by the ink engine: its id, beginning and tip with its points. */
export const inkStroke = pgTable('ink_stroke', {
  schoolId: uuid('school_id').notNull(),
  strokeId: uuid('stroke_id').notNull(),
  homeworkId: uuid('homework_id').notNull(),
  studentId: uuid('student_id').notNull(),
  page: smallint().notNull(),
  areaId: text('area_id').notNull(),
  t0: bigint({ mode: 'number' }).notNull(),
  source: text().notNull(),
  device: text().notNull(),
  points: bytes().notNull(),
  receivedAt: at('received_at').notNull().defaultNow(),
});

export const inkQueue = pgTable('ink_queue', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  reason: text().$type<QueueReason>().notNull(),
  pageCode: text('page_code').notNull(),
  codeRule: text('code_rule').notNull(),
  device: text().notNull(),
  homeworkId: uuid('homework_id'),
  studentId: uuid('student_id'),
  page: smallint(),
  firstAt: at('first_at').notNull(),
  lastAt: at('last_at').notNull(),
  settledAt: at('settled_at'),
  settledBy: uuid('settled_by'),
});

export const inkQueueStroke = pgTable('ink_queue_stroke', {
  schoolId: uuid('school_id').notNull(),
  strokeId: uuid('stroke_id').notNull(),
  queueId: uuid('queue_id').notNull(),
  t0: bigint({ mode: 'number' }).notNull(),
  points: bytes().notNull(),
});

/** Ink of teachers on pages of students. */
export const correctionStroke = pgTable('correction_stroke', {
  schoolId: uuid('school_id').notNull(),
  strokeId: uuid('stroke_id').notNull(),
  accountId: uuid('account_id').notNull(),
  device: text().notNull(),
  pageCode: text('page_code').notNull(),
  codeRule: text('code_rule').notNull(),
  homeworkId: uuid('homework_id'),
  studentId: uuid('student_id'),
  page: smallint(),
  t0: bigint({ mode: 'number' }).notNull(),
  points: bytes().notNull(),
  receivedAt: at('received_at').notNull(),
  settled: boolean().notNull().default(false),
});

/** What there is for an answer area of a copy: see `evidence/store-evidence.ts`. */
export const evidence = pgTable('evidence', {
  schoolId: uuid('school_id').notNull(),
  homeworkId: uuid('homework_id').notNull(),
  studentId: uuid('student_id').notNull(),
  areaId: text('area_id').notNull(),
  source: text().$type<EvidenceSource>().notNull(),
  page: smallint().notNull(),
  itemIds: uuid('item_ids').array().notNull(),
  pieces: integer().notNull(),
  seconds: real().notNull(),
  pictureSha256: text('picture_sha256'),
  pictureBesideMm: smallint('picture_beside_mm').notNull(),
  marked: boolean(),
  certainty: real(),
  words: text(),
  originId: uuid('origin_id'),
  changedAt: at('changed_at').notNull(),
});

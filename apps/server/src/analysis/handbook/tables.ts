import type { EntryWhy, HandbookRange, HandbookRules, HandbookStatus } from '@zhibi/contract/analysis/handbook';
import {
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  real,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const handbook = pgTable('handbook', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  classId: uuid('class_id').notNull(),
  subjectId: integer('subject_id').notNull(),
  title: text().notNull(),
  range: jsonb().$type<HandbookRange>().notNull(),
  rules: jsonb().$type<HandbookRules>().notNull(),
  dots: boolean().notNull(),
  status: text().$type<HandbookStatus>().notNull(),
  jobId: uuid('job_id'),
  pdfSha256: text('pdf_sha256'),
  endAt: at('end_at').notNull(),
  createdBy: uuid('created_by').notNull(),
  wishId: uuid('wish_id').notNull(),
  redoOf: uuid('redo_of'),
  loadReason: text('load_reason'),
  createdAt: at('created_at').notNull(),
});

export const handbookCopy = pgTable('handbook_copy', {
  schoolId: uuid('school_id').notNull(),
  handbookId: uuid('handbook_id').notNull(),
  studentId: uuid('student_id').notNull(),
  place: smallint().notNull(),
  pages: smallint().notNull().default(0),
  paperId: uuid('paper_id'),
  homeworkId: uuid('homework_id'),
});

export const handbookItem = pgTable('handbook_item', {
  schoolId: uuid('school_id').notNull(),
  handbookId: uuid('handbook_id').notNull(),
  studentId: uuid('student_id').notNull(),
  position: smallint().notNull(),
  questionId: uuid('question_id').notNull(),
  version: integer().notNull(),
  why: text().$type<EntryWhy>().notNull(),
  score: numeric({ precision: 5, scale: 1, mode: 'number' }).notNull(),
  origin: text().notNull(),
  remembered: real().notNull(),
  itemId: uuid('item_id'),
});

export const wrongReview = pgTable('wrong_review', {
  schoolId: uuid('school_id').notNull(),
  studentId: uuid('student_id').notNull(),
  questionId: uuid('question_id').notNull(),
  homeworkId: uuid('homework_id').notNull(),
  itemId: uuid('item_id').notNull(),
  reviewedOn: date('reviewed_on').notNull(),
  rating: smallint().notNull(),
});

/** The code on a printed sheet, which opens it without a login. */
export const handbookSheet = pgTable('handbook_sheet', {
  schoolId: uuid('school_id').notNull(),
  handbookId: uuid('handbook_id').notNull(),
  studentId: uuid('student_id').notNull(),
  keyHash: text('key_hash').notNull(),
  madeAt: at('made_at').notNull(),
  withdrawnAt: at('withdrawn_at'),
  opened: integer().notNull().default(0),
  openedAt: at('opened_at'),
  minuteAt: at('minute_at'),
  minuteOpened: integer('minute_opened').notNull().default(0),
});

export const handbookSheetSetting = pgTable('handbook_sheet_setting', {
  schoolId: uuid('school_id').notNull(),
  days: smallint().notNull(),
});

import type {
  CopyForm,
  Geometry,
  PageOptions,
  PaperIssue,
  PaperStatus,
  PaperType,
  PrintRun,
  SpecialForm,
} from '@zhibi/contract/papers';
import type { CardDesign, CardManner, ReadBack } from '@zhibi/contract/papers/cards';
import type { Blueprint } from '@zhibi/contract/papers/composing';
import { boolean, integer, jsonb, numeric, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const paper = pgTable('paper', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  ownerAccountId: uuid('owner_account_id').notNull(),
  subjectId: integer('subject_id').notNull(),
  paperType: smallint('paper_type').$type<PaperType>().notNull(),
  title: text().notNull(),
  status: text().$type<PaperStatus>().notNull(),
  options: jsonb().$type<PageOptions>().notNull(),
  revision: integer().notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  removedAt: timestamp('removed_at', { withTimezone: true }),
  sharedAt: timestamp('shared_at', { withTimezone: true }),
  archivedAt: timestamp('archived_at', { withTimezone: true }),
});

export const paperSection = pgTable('paper_section', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  paperId: uuid('paper_id').notNull(),
  position: integer().notNull(),
  title: text().notNull(),
  /** How many of its questions a student answers; null: all. */
  choose: smallint(),
});

export const paperItem = pgTable('paper_item', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  paperId: uuid('paper_id').notNull(),
  sectionId: uuid('section_id').notNull(),
  position: integer().notNull(),
  questionId: uuid('question_id').notNull(),
  questionVersion: integer('question_version').notNull(),
  score: numeric({ precision: 5, scale: 1, mode: 'number' }).notNull(),
  answerSpaceMm: numeric('answer_space_mm', { precision: 5, scale: 1, mode: 'number' }),
});

/** What automatic composition was asked for. */
export const paperBlueprint = pgTable('paper_blueprint', {
  schoolId: uuid('school_id').notNull(),
  paperId: uuid('paper_id').notNull(),
  blueprint: jsonb().$type<Blueprint>().notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
});

export const paperLayout = pgTable('paper_layout', {
  schoolId: uuid('school_id').notNull(),
  paperId: uuid('paper_id').notNull(),
  revision: integer().notNull(),
  geometry: jsonb().$type<Geometry>().notNull(),
  issues: jsonb().$type<PaperIssue[]>().notNull(),
  pdfSha256: text('pdf_sha256').notNull(),
  answerPdfSha256: text('answer_pdf_sha256').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
});

export const paperFormLayout = pgTable('paper_form_layout', {
  schoolId: uuid('school_id').notNull(),
  paperId: uuid('paper_id').notNull(),
  revision: integer().notNull(),
  form: text().$type<SpecialForm>().notNull(),
  geometry: jsonb().$type<Geometry>().notNull(),
  pdfSha256: text('pdf_sha256').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
});

/** What edition of their copies students need. */
export const studentForm = pgTable('student_form', {
  schoolId: uuid('school_id').notNull(),
  studentId: uuid('student_id').notNull(),
  form: text().$type<SpecialForm>().notNull(),
  setBy: uuid('set_by').notNull(),
  setAt: timestamp('set_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Who drew the answer areas of a version by hand, and who looked at them. */
export const areaMarking = pgTable('area_marking', {
  schoolId: uuid('school_id').notNull(),
  paperId: uuid('paper_id').notNull(),
  revision: integer().notNull(),
  drawnBy: uuid('drawn_by').notNull(),
  drawnName: text('drawn_name').notNull(),
  drawnAt: timestamp('drawn_at', { withTimezone: true }).notNull(),
  areas: integer().notNull(),
  proposed: integer().notNull(),
  unchanged: integer().notNull(),
  seconds: integer().notNull(),
  reissue: text().notNull().default(''),
  state: text().$type<'drawn' | 'returned' | 'confirmed'>().notNull().default('drawn'),
  checkedBy: uuid('checked_by'),
  checkedName: text('checked_name'),
  checkedAt: timestamp('checked_at', { withTimezone: true }),
  note: text().notNull().default(''),
});

/** How a sheet of practice is printed; an ordinary paper has none. */
export const paperPractice = pgTable('paper_practice', {
  schoolId: uuid('school_id').notNull(),
  paperId: uuid('paper_id').notNull(),
  kind: text().$type<'arithmetic' | 'characters' | 'handbook'>().notNull(),
  settings: jsonb().notNull(),
});

/** How an answer card was designed, how its read-back test went, and who released it. */
export const paperCard = pgTable('paper_card', {
  schoolId: uuid('school_id').notNull(),
  paperId: uuid('paper_id').notNull(),
  design: jsonb().$type<CardDesign>().notNull(),
  sourcePaperId: uuid('source_paper_id'),
  sourceRevision: integer('source_revision'),
  readBack: jsonb('read_back').$type<ReadBack>(),
  releasedRevision: integer('released_revision'),
  releasedAt: timestamp('released_at', { withTimezone: true }),
  releasedBy: uuid('released_by'),
  sheetCodes: text('sheet_codes').array().notNull().default([]),
});

/** Which paper a teacher made of a project file, by the file's content. */
export const paperProject = pgTable('paper_project', {
  schoolId: uuid('school_id').notNull(),
  takenBy: uuid('taken_by').notNull(),
  contentSha256: text('content_sha256').notNull(),
  paperId: uuid('paper_id').notNull(),
  takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
});

/** What cards of a school look like. */
export const cardTemplate = pgTable('card_template', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  name: text().notNull(),
  manner: jsonb().$type<CardManner>().notNull(),
  overLine: text('over_line').notNull().default(''),
  madeBy: uuid('made_by').notNull(),
  madeName: text('made_name').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
});

export const printRun = pgTable('print_run', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  paperId: uuid('paper_id').notNull(),
  revision: integer().notNull(),
  createdBy: uuid('created_by').notNull(),
  classIds: uuid('class_ids').array().notNull(),
  dots: boolean().notNull(),
  status: text().$type<PrintRun['status']>().notNull(),
  pdfSha256: text('pdf_sha256'),
  homeworkId: uuid('homework_id'),
  /** When that homework is over. */
  overAt: timestamp('over_at', { withTimezone: true }),
  form: text().$type<CopyForm>().notNull().default('usual'),
  /** The run whose students need another edition than most. */
  partOf: uuid('part_of'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const pageCode = pgTable('page_code', {
  schoolId: uuid('school_id').notNull(),
  pageCode: text('page_code').notNull(),
  codeRule: text('code_rule').notNull(),
  printRunId: uuid('print_run_id').notNull(),
  classId: uuid('class_id').notNull(),
  studentId: uuid('student_id').notNull(),
  page: smallint().notNull(),
  replacedBy: text('replaced_by'),
  replacedAt: timestamp('replaced_at', { withTimezone: true }),
  orderId: uuid('order_id'),
});

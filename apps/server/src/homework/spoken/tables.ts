import type { Assessment, Cue, Measures, SpokenKind, SpokenLanguage } from '@zhibi/contract/homework/spoken';
import { boolean, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const spokenFile = pgTable('spoken_file', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  kind: text().$type<'picture' | 'sound'>().notNull(),
  sha256: text().notNull(),
  type: text().notNull(),
  size: integer().notNull(),
  durationMs: integer('duration_ms'),
  createdBy: uuid('created_by').notNull(),
  createdAt: at('created_at').notNull(),
});

export const spokenHomework = pgTable('spoken_homework', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  subjectId: integer('subject_id').notNull(),
  kind: text().$type<SpokenKind>().notNull(),
  title: text().notNull(),
  note: text().notNull(),
  language: text().$type<SpokenLanguage>().notNull(),
  items: text().array().notNull(),
  tries: smallint().notNull(),
  seconds: smallint().notNull(),
  pictureFileId: uuid('picture_file_id'),
  modelFileId: uuid('model_file_id'),
  modelCues: jsonb('model_cues').$type<Cue[]>().notNull(),
  startAt: at('start_at').notNull(),
  endAt: at('end_at').notNull(),
  createdBy: uuid('created_by').notNull(),
  teacherName: text('teacher_name').notNull(),
  toldAt: at('told_at'),
  withdrawnAt: at('withdrawn_at'),
});

export const spokenClass = pgTable('spoken_class', {
  schoolId: uuid('school_id').notNull(),
  spokenId: uuid('spoken_id').notNull(),
  classId: uuid('class_id').notNull(),
});

export const spokenTry = pgTable('spoken_try', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  spokenId: uuid('spoken_id').notNull(),
  studentId: uuid('student_id').notNull(),
  nth: smallint().notNull(),
  sha256: text().notNull(),
  type: text().notNull(),
  size: integer().notNull(),
  cues: jsonb().$type<Cue[]>().notNull(),
  measures: jsonb().$type<Measures>().notNull(),
  sameAs: uuid('same_as').array().notNull(),
  recordedAt: at('recorded_at').notNull(),
  receivedAt: at('received_at').notNull(),
  late: boolean().notNull(),
  assessment: jsonb().$type<Assessment>(),
});

export const spokenResult = pgTable('spoken_result', {
  schoolId: uuid('school_id').notNull(),
  spokenId: uuid('spoken_id').notNull(),
  studentId: uuid('student_id').notNull(),
  score: smallint(),
  comment: text().notNull().default(''),
  commentFileId: uuid('comment_file_id'),
  redos: smallint().notNull().default(0),
  redoNote: text('redo_note').notNull().default(''),
  redoAt: at('redo_at'),
  judgedBy: uuid('judged_by'),
  judgedAt: at('judged_at'),
  seenAt: at('seen_at'),
  revision: integer().notNull().default(1),
});

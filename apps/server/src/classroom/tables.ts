import type { SeatState, TaskContent, TaskKind, TaskState } from '@zhibi/contract/classroom';
import { boolean, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const lesson = pgTable('lesson', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  classId: uuid('class_id').notNull(),
  subjectId: integer('subject_id').notNull(),
  title: text().notNull().default(''),
  accountId: uuid('account_id').notNull(),
  teacherName: text('teacher_name').notNull(),
  code: text(),
  isOpen: boolean('is_open').notNull().default(true),
  namesListed: boolean('names_listed').notNull().default(false),
  namesOnStage: boolean('names_on_stage').notNull().default(false),
  isGuarded: boolean('is_guarded').notNull().default(false),
  revision: integer().notNull().default(1),
  studentCount: integer('student_count').notNull(),
  startedAt: at('started_at').notNull(),
  endedAt: at('ended_at'),
});

export const lessonTask = pgTable('lesson_task', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  lessonId: uuid('lesson_id').notNull(),
  no: smallint().notNull(),
  kind: smallint().$type<TaskKind>().notNull(),
  state: text().$type<TaskState>().notNull(),
  round: smallint().notNull().default(1),
  content: jsonb().$type<TaskContent>().notNull(),
  openedAt: at('opened_at'),
  closedAt: at('closed_at'),
});

export const lessonSeat = pgTable('lesson_seat', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  lessonId: uuid('lesson_id').notNull(),
  studentId: uuid('student_id'),
  accountId: uuid('account_id'),
  name: text().notNull(),
  mark: uuid().notNull(),
  tokenHash: text('token_hash').notNull(),
  state: text().$type<SeatState>().notNull(),
  joinedAt: at('joined_at').notNull(),
  seenAt: at('seen_at'),
});

export const lessonAnswer = pgTable('lesson_answer', {
  schoolId: uuid('school_id').notNull(),
  taskId: uuid('task_id').notNull(),
  round: smallint().notNull(),
  no: smallint().notNull(),
  studentId: uuid('student_id').notNull(),
  nth: integer().notNull(),
  labels: text().array().notNull(),
  byTeacher: boolean('by_teacher').notNull().default(false),
  at: at('at').notNull(),
  tappedAt: at('tapped_at').notNull(),
  tapErrorMs: integer('tap_error_ms').notNull().default(0),
});

/** Answers that came too late to count: the newest of each question. */
export const lessonMissedAnswer = pgTable('lesson_missed_answer', {
  schoolId: uuid('school_id').notNull(),
  taskId: uuid('task_id').notNull(),
  round: smallint().notNull(),
  no: smallint().notNull(),
  studentId: uuid('student_id').notNull(),
  nth: integer().notNull(),
  labels: text().array().notNull(),
  at: at('at').notNull(),
});

export const lessonBox = pgTable('lesson_box', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  taskId: uuid('task_id').notNull(),
  round: smallint().notNull(),
  modulus: text().notNull(),
  privateKey: text('private_key'),
});

export const lessonBoxSigned = pgTable('lesson_box_signed', {
  schoolId: uuid('school_id').notNull(),
  boxId: uuid('box_id').notNull(),
  studentId: uuid('student_id').notNull(),
  blindedHash: text('blinded_hash').notNull(),
});

export const lessonBallot = pgTable('lesson_ballot', {
  schoolId: uuid('school_id').notNull(),
  boxId: uuid('box_id').notNull(),
  ballot: text().notNull(),
  labels: text().array().notNull(),
});

export const roomMiss = pgTable('room_miss', {
  address: text().notNull(),
  misses: integer().notNull(),
  lastAt: at('last_at').notNull(),
});

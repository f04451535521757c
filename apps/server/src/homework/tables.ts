import type {
  ChangeKind,
  ChangeReason,
  Excuse,
  HomeworkTask,
  Layer,
  SubmissionStatus,
  WorkCategory,
} from '@zhibi/contract/homework';
import { boolean, integer, jsonb, numeric, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });
const score = (name: string) => numeric(name, { precision: 6, scale: 1, mode: 'number' });

export const homework = pgTable('homework', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  paperId: uuid('paper_id').notNull(),
  paperRevision: integer('paper_revision').notNull(),
  printRunId: uuid('print_run_id').notNull(),
  title: text().notNull(),
  subjectId: integer('subject_id').notNull(),
  workCategory: smallint('work_category').$type<WorkCategory>().notNull(),
  totalScore: score('total_score').notNull(),
  createdBy: uuid('created_by').notNull(),
  pushAt: at('push_at').notNull(),
  startAt: at('start_at').notNull(),
  endAt: at('end_at').notNull(),
  closedAt: at('closed_at'),
  withdrawnAt: at('withdrawn_at'),
  releasedAt: at('released_at'),
  givingId: uuid('giving_id').notNull(),
  taskType: smallint('task_type').$type<HomeworkTask>().notNull(),
  minutes: score('minutes').notNull(),
  layers: text().array().$type<Layer[]>(),
  forSome: boolean('for_some').notNull(),
  forJoiners: boolean('for_joiners').notNull(),
  loadReason: text('load_reason'),
  pushedAt: at('pushed_at'),
  redoOf: uuid('redo_of'),
  personal: boolean().notNull().default(false),
});

export const homeworkClass = pgTable('homework_class', {
  schoolId: uuid('school_id').notNull(),
  homeworkId: uuid('homework_id').notNull(),
  classId: uuid('class_id').notNull(),
});

export const submission = pgTable('submission', {
  schoolId: uuid('school_id').notNull(),
  homeworkId: uuid('homework_id').notNull(),
  studentId: uuid('student_id').notNull(),
  classId: uuid('class_id').notNull(),
  status: text().$type<SubmissionStatus>().notNull(),
  late: boolean().notNull().default(false),
  firstInkAt: at('first_ink_at'),
  handedInAt: at('handed_in_at'),
  ownHandInAt: at('own_hand_in_at'),
  lateTyping: boolean('late_typing').notNull().default(false),
  score: score('score'),
  seenAt: at('seen_at'),
  endAt: at('end_at'),
  excuse: text().$type<Excuse>(),
  remindedAt: at('reminded_at'),
  messagedAt: at('messaged_at'),
});

export const homeworkChange = pgTable('homework_change', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  homeworkId: uuid('homework_id').notNull(),
  studentId: uuid('student_id'),
  kind: text().$type<ChangeKind>().notNull(),
  reason: text().$type<ChangeReason>(),
  note: text().notNull(),
  title: text(),
  startAt: at('start_at'),
  endAt: at('end_at'),
  changedBy: uuid('changed_by'),
  changedAt: at('changed_at').notNull(),
});

export const photoSlip = pgTable('photo_slip', {
  schoolId: uuid('school_id').notNull(),
  homeworkId: uuid('homework_id').notNull(),
  studentId: uuid('student_id').notNull(),
  secret: text().notNull(),
  madeBy: uuid('made_by').notNull(),
  madeAt: at('made_at').notNull(),
});

export const givingWish = pgTable('giving_wish', {
  schoolId: uuid('school_id').notNull(),
  accountId: uuid('account_id').notNull(),
  wishId: uuid('wish_id').notNull(),
  asked: text().notNull(),
  gave: jsonb().$type<{ id: string; layers: Layer[] }[]>().notNull(),
  givenAt: at('given_at').notNull(),
});

import type { UpgradeStep } from '@zhibi/contract/people/school-year';
import { boolean, date, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });
/** Where a row of the plan stands; `kept` rows say why they were left as they are. */
type State = 'planned' | 'moved' | 'back' | 'kept';

export const schoolYearRun = pgTable('school_year_run', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  fromYear: smallint('from_year').notNull(),
  toYear: smallint('to_year').notNull(),
  direction: text().$type<'forward' | 'back'>().notNull().default('forward'),
  status: text().$type<'running' | 'done' | 'failed' | 'undone'>().notNull().default('running'),
  step: text().$type<UpgradeStep>().notNull(),
  onDay: date('on_day').notNull(),
  tries: smallint().notNull().default(0),
  failure: text().notNull().default(''),
  startedBy: uuid('started_by').notNull(),
  startedAt: at('started_at').notNull(),
  finishedAt: at('finished_at'),
  undoBy: uuid('undo_by'),
  undoAt: at('undo_at'),
  undoneAt: at('undone_at'),
  movedAt: at('moved_at').notNull(),
});

export const schoolYearClass = pgTable('school_year_class', {
  schoolId: uuid('school_id').notNull(),
  runId: uuid('run_id').notNull(),
  classId: uuid('class_id').notNull(),
  nameBefore: text('name_before').notNull(),
  nameAfter: text('name_after').notNull(),
  gidBefore: smallint('gid_before').notNull(),
  gidAfter: smallint('gid_after'),
  students: integer().notNull(),
  state: text().$type<State>().notNull().default('planned'),
  why: text(),
});

export const schoolYearLesson = pgTable('school_year_lesson', {
  schoolId: uuid('school_id').notNull(),
  runId: uuid('run_id').notNull(),
  classId: uuid('class_id').notNull(),
  teacherId: uuid('teacher_id').notNull(),
  subjectBefore: integer('subject_before').notNull(),
  subjectAfter: integer('subject_after'),
  state: text().$type<State>().notNull().default('planned'),
  why: text(),
});

export const schoolYearStudent = pgTable('school_year_student', {
  schoolId: uuid('school_id').notNull(),
  runId: uuid('run_id').notNull(),
  studentId: uuid('student_id').notNull(),
  classId: uuid('class_id').notNull(),
  leaves: boolean().notNull(),
  state: text().$type<State>().notNull().default('planned'),
  why: text(),
});

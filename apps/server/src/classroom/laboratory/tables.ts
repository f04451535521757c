import type { LabState, LabStep } from '@zhibi/contract/classroom/laboratory';
import { date, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });
const points = () => numeric({ precision: 5, scale: 1, mode: 'number' });

export const labAssessment = pgTable('lab_assessment', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  classId: uuid('class_id').notNull(),
  subjectId: integer('subject_id').notNull(),
  title: text().notNull(),
  heldOn: date('held_on').notNull(),
  steps: jsonb().$type<LabStep[]>().notNull(),
  scorerIds: uuid('scorer_ids').array().notNull(),
  setId: uuid('set_id'),
  homeworkId: uuid('homework_id'),
  state: text().$type<LabState>().notNull(),
  accountId: uuid('account_id').notNull(),
  teacherName: text('teacher_name').notNull(),
  revision: integer().notNull().default(1),
  madeAt: at('made_at').notNull(),
  finishedAt: at('finished_at'),
});

export const labScore = pgTable('lab_score', {
  schoolId: uuid('school_id').notNull(),
  assessmentId: uuid('assessment_id').notNull(),
  studentId: uuid('student_id').notNull(),
  stepId: uuid('step_id').notNull(),
  accountId: uuid('account_id').notNull(),
  points: points(),
  note: text().notNull().default(''),
  version: integer().notNull(),
  clientId: uuid('client_id').notNull(),
  scoredAt: at('scored_at').notNull(),
});

export const labSettled = pgTable('lab_settled', {
  schoolId: uuid('school_id').notNull(),
  assessmentId: uuid('assessment_id').notNull(),
  studentId: uuid('student_id').notNull(),
  stepId: uuid('step_id').notNull(),
  points: points().notNull(),
  accountId: uuid('account_id').notNull(),
  settledAt: at('settled_at').notNull(),
});

export const labPhoto = pgTable('lab_photo', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  assessmentId: uuid('assessment_id').notNull(),
  studentId: uuid('student_id').notNull(),
  stepId: uuid('step_id').notNull(),
  accountId: uuid('account_id').notNull(),
  teacherName: text('teacher_name').notNull(),
  sha256: text().notNull(),
  size: integer().notNull(),
  takenAt: at('taken_at').notNull(),
});

import type {
  GroupPurpose,
  Level,
  Room,
  SeatingPlan,
  SeatNeed,
  SeatPair,
  SeatWishes,
} from '@zhibi/contract/people/my-classes';
import { date, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const changed = {
  changedBy: uuid('changed_by').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
};

export const groupSet = pgTable('group_set', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  classId: uuid('class_id').notNull(),
  name: text().notNull(),
  purpose: text().$type<GroupPurpose>().notNull(),
  lockedUntil: date('locked_until'),
  revision: integer().notNull().default(1),
  removedAt: timestamp('removed_at', { withTimezone: true }),
  ...changed,
});

export const classGroup = pgTable('class_group', {
  schoolId: uuid('school_id').notNull(),
  setId: uuid('set_id').notNull(),
  number: smallint().notNull(),
  name: text().notNull().default(''),
  colour: smallint().notNull(),
  leaderId: uuid('leader_id'),
});

export const groupMember = pgTable('group_member', {
  schoolId: uuid('school_id').notNull(),
  setId: uuid('set_id').notNull(),
  studentId: uuid('student_id').notNull(),
  number: smallint().notNull(),
});

export const levelPlan = pgTable('level_plan', {
  schoolId: uuid('school_id').notNull(),
  classId: uuid('class_id').notNull(),
  subjectId: integer('subject_id').notNull(),
  aFrom: smallint('a_from').notNull(),
  cBelow: smallint('c_below').notNull(),
  revision: integer().notNull().default(1),
  ...changed,
});

export const studentLevel = pgTable('student_level', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  classId: uuid('class_id').notNull(),
  subjectId: integer('subject_id').notNull(),
  studentId: uuid('student_id').notNull(),
  level: text().$type<Level>().notNull(),
  setBy: uuid('set_by').notNull(),
  fromAt: timestamp('from_at', { withTimezone: true }).notNull(),
  toAt: timestamp('to_at', { withTimezone: true }),
});

export const classSeating = pgTable('class_seating', {
  schoolId: uuid('school_id').notNull(),
  classId: uuid('class_id').notNull(),
  revision: integer().notNull().default(1),
  wishes: jsonb().$type<Partial<SeatWishes>>().notNull().default({}),
  rotationWeeks: smallint('rotation_weeks'),
  groupSetId: uuid('group_set_id'),
  ...changed,
});

export const seatNeed = pgTable('seat_need', {
  schoolId: uuid('school_id').notNull(),
  classId: uuid('class_id').notNull(),
  studentId: uuid('student_id').notNull(),
  place: text().$type<SeatNeed['place']>().notNull(),
});

export const seatPair = pgTable('seat_pair', {
  schoolId: uuid('school_id').notNull(),
  classId: uuid('class_id').notNull(),
  oneId: uuid('one_id').notNull(),
  otherId: uuid('other_id').notNull(),
  kind: text().$type<SeatPair['kind']>().notNull(),
});

export const seatingPlan = pgTable('seating_plan', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  classId: uuid('class_id').notNull(),
  fromOn: date('from_on').notNull(),
  toOn: date('to_on'),
  room: jsonb().$type<Room>().notNull(),
  madeBy: text('made_by').$type<SeatingPlan['madeBy']>().notNull(),
  ...changed,
});

export const seat = pgTable('seat', {
  schoolId: uuid('school_id').notNull(),
  planId: uuid('plan_id').notNull(),
  studentId: uuid('student_id').notNull(),
  row: smallint('seat_row').notNull(),
  column: smallint('seat_column').notNull(),
});

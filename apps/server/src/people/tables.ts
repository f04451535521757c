import type { LeavingReason, SchoolStageId } from '@zhibi/contract/people';
import type { PrivacyTier } from '@zhibi/contract/people/organisation';
import type { TakeOutState } from '@zhibi/contract/people/records';
import { bigint, boolean, date, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const organisation = pgTable('organisation', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  customized: text().notNull().default(''),
  logo: text().notNull().default(''),
  accountLongest: smallint('account_longest').$type<16 | 40 | 41>().notNull().default(41),
  schoolConfigs: text('school_configs').array().notNull().default([]),
  privacy: text().$type<PrivacyTier>().notNull().default('ink'),
  returnAddresses: text('return_addresses').array().notNull().default([]),
  revision: integer().notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const region = pgTable('region', {
  id: uuid().primaryKey(),
  organisationId: uuid('organisation_id').notNull(),
  name: text().notNull(),
  revision: integer().notNull().default(1),
});

export const school = pgTable('school', {
  id: uuid().primaryKey(),
  organisationId: uuid('organisation_id').notNull(),
  regionId: uuid('region_id'),
  name: text().notNull(),
  shortName: text('short_name').notNull(),
  firstGid: smallint('first_gid').notNull(),
  lastGid: smallint('last_gid').notNull(),
  schoolYear: smallint('school_year').notNull(),
  dataLock: boolean('data_lock').notNull().default(false),
  hidden: boolean().notNull().default(false),
  memberId: text('member_id'),
  configs: text().array().notNull().default([]),
  extQuestion: text('ext_question').array().notNull().default([]),
  pinyin: text().notNull().default(''),
  privacy: text().$type<PrivacyTier>().notNull().default('ink'),
  revision: integer().notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const subject = pgTable('subject', {
  subjectId: integer('subject_id').primaryKey(),
  subjectMainId: integer('subject_main_id').notNull(),
  stage: smallint().$type<SchoolStageId>().notNull(),
  name: text().notNull(),
});

export const schoolClass = pgTable('school_class', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  name: text().notNull(),
  gid: smallint().notNull(),
  endedOn: date('ended_on'),
  headTeacherId: uuid('head_teacher_id'),
  revision: integer().notNull().default(1),
});

export const teacher = pgTable('teacher', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  accountId: uuid('account_id').notNull(),
  name: text().notNull(),
  sex: boolean(),
  mainSubjectId: integer('main_subject_id'),
  headFileId: uuid('head_file_id'),
  pinyin: text().notNull().default(''),
  teacherNo: text('teacher_no'),
  externalId: text('external_id'),
  leftOn: date('left_on'),
  revision: integer().notNull().default(1),
});

export const student = pgTable('student', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  accountId: uuid('account_id').notNull(),
  studentNo: text('student_no').notNull(),
  externalId: text('external_id'),
  name: text().notNull(),
  pinyin: text().notNull(),
  sex: boolean(),
  birthday: date(),
  headFileId: uuid('head_file_id'),
  pinyinBy: text('pinyin_by').$type<'machine' | 'teacher'>().notNull().default('machine'),
  reading: text(),
  readingOf: text('reading_of'),
  leftOn: date('left_on'),
  leftWhy: text('left_why').$type<LeavingReason>(),
  erasedAt: timestamp('erased_at', { withTimezone: true }),
  deviceMac: text('device_mac'),
  revision: integer().notNull().default(1),
});

export const classStudent = pgTable('class_student', {
  schoolId: uuid('school_id').notNull(),
  classId: uuid('class_id').notNull(),
  studentId: uuid('student_id').notNull(),
  fromOn: date('from_on').notNull(),
  toOn: date('to_on'),
});

export const teaching = pgTable('teaching', {
  schoolId: uuid('school_id').notNull(),
  classId: uuid('class_id').notNull(),
  teacherId: uuid('teacher_id').notNull(),
  subjectId: integer('subject_id').notNull(),
});

export const schoolSubject = pgTable('school_subject', {
  schoolId: uuid('school_id').notNull(),
  subjectId: integer('subject_id').notNull(),
});

export const lifeEvent = pgTable('life_event', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  whose: text().$type<'student' | 'teacher' | 'class'>().notNull(),
  whoseId: uuid('whose_id').notNull(),
  what: text().notNull(),
  detail: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  byAccount: uuid('by_account'),
  at: timestamp({ withTimezone: true }).notNull(),
});

export const passwordSlip = pgTable('password_slip', {
  schoolId: uuid('school_id').notNull(),
  batchId: uuid('batch_id').notNull(),
  accountId: uuid('account_id').notNull(),
  sealed: text(),
  madeAt: timestamp('made_at', { withTimezone: true }),
});

export const studentTakeout = pgTable('student_takeout', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  studentId: uuid('student_id').notNull(),
  askedBy: uuid('asked_by').notNull(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  state: text().$type<TakeOutState>().notNull(),
  sha256: text(),
  size: bigint({ mode: 'number' }),
});

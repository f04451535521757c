import type { PointReason, RemarkState } from '@zhibi/contract/classroom/points';
import { integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const pointReasons = pgTable('point_reasons', {
  schoolId: uuid('school_id').notNull(),
  revision: integer().notNull().default(1),
  reasons: jsonb().$type<PointReason[]>().notNull(),
});

export const pointGift = pgTable('point_gift', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  wishId: uuid('wish_id').notNull(),
  classId: uuid('class_id').notNull(),
  lessonId: uuid('lesson_id'),
  accountId: uuid('account_id').notNull(),
  teacherName: text('teacher_name').notNull(),
  points: smallint().notNull(),
  reason: text().notNull(),
  givenTo: text('given_to').$type<'students' | 'group' | 'class'>().notNull(),
  givenAt: at('given_at').notNull(),
  undoneAt: at('undone_at'),
});

export const pointGiftStudent = pgTable('point_gift_student', {
  schoolId: uuid('school_id').notNull(),
  giftId: uuid('gift_id').notNull(),
  studentId: uuid('student_id').notNull(),
});

export const remark = pgTable('remark', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  classId: uuid('class_id').notNull(),
  studentId: uuid('student_id').notNull(),
  accountId: uuid('account_id').notNull(),
  teacherName: text('teacher_name').notNull(),
  month: text().notNull(),
  text: text().notNull(),
  state: text().$type<RemarkState>().notNull(),
  revision: integer().notNull().default(1),
  changedAt: at('changed_at').notNull(),
});

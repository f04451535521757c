import { boolean, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const homeworkSetting = pgTable('homework_setting', {
  schoolId: uuid('school_id').notNull(),
  infant: smallint('infant_minutes'),
  primary: smallint('primary_minutes'),
  junior: smallint('junior_minutes'),
  senior: smallint('senior_minutes'),
  notice: boolean().notNull(),
  photoSlips: boolean('photo_slips').notNull().default(false),
  remindByMessage: boolean('remind_by_message').notNull().default(false),
  appealDays: smallint('appeal_days').notNull().default(7),
  appealBudget: smallint('appeal_budget').notNull().default(3),
  revision: integer().notNull(),
  changedBy: uuid('changed_by').notNull(),
  changedAt: at('changed_at').notNull(),
});

export const homeworkNotice = pgTable('homework_notice', {
  schoolId: uuid('school_id').notNull(),
  classId: uuid('class_id').notNull(),
  secret: text().notNull(),
  madeBy: uuid('made_by').notNull(),
  madeAt: at('made_at').notNull(),
});

import type { HolidayCategory, HolidayState, SkipReason } from '@zhibi/contract/homework/holiday';
import { boolean, customType, integer, numeric, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });
const dashed = (day: string) => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
/** A day as the protocol writes it, 8 digits; a date in the database. */
const day = customType<{ data: string; driverData: string }>({
  dataType: () => 'date',
  toDriver: dashed,
  fromDriver: (date) => String(date).slice(0, 10).replaceAll('-', ''),
});
const days = customType<{ data: string[]; driverData: string }>({
  dataType: () => 'date[]',
  toDriver: (list) => `{${list.map(dashed).join()}}`,
  fromDriver: (dates) => [...String(dates).matchAll(/(\d{4})-(\d\d)-(\d\d)/g)].map(([, y, m, d]) => `${y}${m}${d}`),
});

const ofHoliday = { schoolId: uuid('school_id').notNull(), holidayId: uuid('holiday_id').notNull() };

export const holiday = pgTable('holiday', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  classId: uuid('class_id').notNull(),
  title: text().notNull(),
  workCategory: smallint('work_category').$type<HolidayCategory>().notNull(),
  fromOn: day('from_on').notNull(),
  toOn: day('to_on').notNull(),
  dots: boolean().notNull().default(true),
  state: text().$type<HolidayState>().notNull(),
  jobId: uuid('job_id'),
  wishId: uuid('wish_id').notNull(),
  createdBy: uuid('created_by').notNull(),
  createdAt: at('created_at').notNull(),
});

export const holidayPart = pgTable('holiday_part', {
  ...ofHoliday,
  subjectId: integer('subject_id').notNull(),
  paperIds: uuid('paper_ids').array().notNull(),
  days: days('days').notNull(),
  minutesADay: smallint('minutes_a_day').notNull(),
  leftOut: smallint('left_out').notNull(),
  loadReason: text('load_reason'),
  givenBy: uuid('given_by').notNull(),
  revision: integer().notNull(),
  changedAt: at('changed_at').notNull(),
});

export const holidayItem = pgTable('holiday_item', {
  ...ofHoliday,
  subjectId: integer('subject_id').notNull(),
  position: smallint().notNull(),
  day: day('day').notNull(),
  questionId: uuid('question_id').notNull(),
  version: integer('question_version').notNull(),
  score: numeric({ precision: 5, scale: 1, mode: 'number' }).notNull(),
  minutes: numeric({ precision: 6, scale: 1, mode: 'number' }).notNull(),
  itemId: uuid('item_id'),
});

export const holidayWeek = pgTable('holiday_week', {
  ...ofHoliday,
  subjectId: integer('subject_id').notNull(),
  fromOn: day('from_on').notNull(),
  toOn: day('to_on').notNull(),
  paperId: uuid('paper_id'),
  homeworkId: uuid('homework_id'),
  pages: smallint().notNull(),
});

export const holidayOff = pgTable('holiday_off', {
  ...ofHoliday,
  subjectId: integer('subject_id').notNull(),
  day: day('day').notNull(),
  takenBy: uuid('taken_by').notNull(),
  takenAt: at('taken_at').notNull(),
});

export const holidayDone = pgTable('holiday_done', {
  ...ofHoliday,
  studentId: uuid('student_id').notNull(),
  subjectId: integer('subject_id').notNull(),
  day: day('day').notNull(),
  doneAt: at('done_at').notNull(),
});

export const holidaySkip = pgTable('holiday_skip', {
  ...ofHoliday,
  studentId: uuid('student_id').notNull(),
  day: day('day').notNull(),
  reason: text().$type<SkipReason>().notNull(),
  movedTo: day('moved_to'),
  excusedBy: uuid('excused_by'),
  notedAt: at('noted_at').notNull(),
});

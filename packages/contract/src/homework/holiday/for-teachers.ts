import { z } from 'zod';
import { type Api, Day, endpoint, forTeachers, Id, Nothing, wholeNumber } from '../../kernel/index.js';
import { HolidayCategory, HolidayDetail, HolidayStudent, HolidaySummary, holidayLimits } from './model.js';
import { holidayReasons } from './reasons.js';

const OfHoliday = z.object({ holidayId: Id });
const SubjectId = wholeNumber({ min: 1 });
const reasons = holidayReasons;

const Wish = OfHoliday.extend({
  subjectId: SubjectId,
  /** Whose questions are asked, paper after paper. */
  paperIds: z.array(Id).min(1).max(holidayLimits.papers),
  days: z.array(Day).min(1).max(holidayLimits.days),
  minutesADay: wholeNumber({ min: 1, max: holidayLimits.minutesADay }),
});

/** Holiday booklets, as teachers fill, print and follow them. */
export const holidayForTeachers = {
  list: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/homework/holiday/list',
    access: forTeachers,
    summary: "The holiday booklets of the teacher's classes, whatever the subject, newest first; 50 at most",
    input: Nothing,
    output: z.object({ items: z.array(HolidaySummary) }),
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/homework/holiday/begin',
    access: forTeachers,
    summary:
      'Begins a booklet of a class for the days of a holiday: work category 4 summer, 3 winter. Sent twice it is one',
    input: z.object({
      wishId: Id,
      classId: Id,
      title: z.string().trim().min(1).max(60),
      workCategory: HolidayCategory,
      from: Day,
      to: Day,
    }),
    output: z.object({ holidayId: Id }),
    reasons,
  }),
  detail: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/homework/holiday/detail',
    access: forTeachers,
    summary: 'A booklet with its subjects, its days and its weeks',
    input: OfHoliday,
    output: HolidayDetail,
  }),
  deal: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/homework/holiday/deal',
    access: forTeachers,
    summary: 'How the questions of papers would lie on the days, without keeping it, and which days would be too full',
    input: Wish,
    output: z.object({
      days: z.array(z.object({ day: Day, questions: z.number().int(), minutes: z.number(), sum: z.number() })),
      leftOut: z.number().int(),
      limit: z.number().int().nullable(),
      over: z.array(Day),
    }),
    reasons,
  }),
  fill: endpoint({
    method: 'POST',
    path: '/api/homework/holiday/fill',
    access: forTeachers,
    summary: 'Puts the questions of papers on the days as one subject of the booklet; in place of what it had',
    input: Wish.extend({
      /** Of what is replaced; 0 where the subject has nothing yet. */
      revision: wholeNumber({ min: 0 }),
      loadReason: z.string().trim().max(200).default(''),
    }),
    output: Nothing,
    reasons,
  }),
  clear: endpoint({
    method: 'POST',
    path: '/api/homework/holiday/clear',
    access: forTeachers,
    summary: 'Takes a subject out of a booklet that is not printed',
    input: OfHoliday.extend({ subjectId: SubjectId, revision: wholeNumber({ min: 1 }) }),
    output: Nothing,
    reasons,
  }),
  print: endpoint({
    method: 'POST',
    path: '/api/homework/holiday/print',
    access: forTeachers,
    summary:
      'Prints the booklet, once: a paper and a homework of each subject and week, and every student a copy. A job makes them',
    input: OfHoliday.extend({ dots: z.boolean().default(true) }),
    output: z.object({ jobId: Id }),
    reasons,
  }),
  pdf: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/homework/holiday/pdf',
    access: forTeachers,
    kind: 'file',
    summary: 'The booklets of some students of the class, bound one after the other; 10 at most in a file',
    input: OfHoliday.extend({ studentIds: z.array(Id).min(1).max(holidayLimits.studentsOfFile) }),
    output: z.never(),
    reasons,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/homework/holiday/withdraw',
    access: forTeachers,
    summary: 'Takes a booklet back, while no student has written in it',
    input: OfHoliday,
    output: Nothing,
    reasons,
  }),
  takeOff: endpoint({
    method: 'POST',
    path: '/api/homework/holiday/day/off',
    access: forTeachers,
    summary:
      'Nobody has to write a day of a subject any more, or has to after all: what is blank of it is not scored. Until its week is collected',
    input: OfHoliday.extend({ subjectId: SubjectId, day: Day, off: z.boolean() }),
    output: Nothing,
    reasons,
  }),
  students: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/homework/holiday/students',
    access: forTeachers,
    summary: 'Where each student of the class is: what is ticked off, what was handed in, which days were skipped',
    input: OfHoliday,
    output: z.object({ today: Day, items: z.array(HolidayStudent) }),
  }),
  excuse: endpoint({
    method: 'POST',
    path: '/api/homework/holiday/excuse',
    access: forTeachers,
    summary: 'Lets a student off a day that was skipped, or not: what is blank of it is not scored',
    input: OfHoliday.extend({ studentId: Id, day: Day, excused: z.boolean() }),
    output: Nothing,
    reasons,
  }),
  remind: endpoint({
    method: 'POST',
    path: '/api/homework/holiday/remind',
    access: forTeachers,
    summary:
      "Reminds students of the weeks of the teacher's subjects that are open and not handed in: nobody twice an hour, nobody from 21:00 to 7:00",
    input: OfHoliday.extend({ studentIds: z.array(Id).min(1).max(60) }),
    output: z.object({ reminded: z.number().int() }),
    reasons,
  }),
} satisfies Api;

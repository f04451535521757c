import { z } from 'zod';
import { type Api, Day, endpoint, forStudents, Id, Nothing, wholeNumber } from '../../kernel/index.js';
import { HolidayPlan, SkipReason } from './model.js';
import { holidayReasons } from './reasons.js';

const OfHoliday = z.object({ holidayId: Id });
const reasons = holidayReasons;

/** Holiday booklets, as students go through them. */
export const holidayForStudents = {
  plans: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/homework/holiday/plans',
    access: forStudents,
    summary: "The student's own holiday booklets with the plan of their days, the newest first; 4 at most",
    input: Nothing,
    output: z.object({ items: z.array(HolidayPlan) }),
  }),
  tick: endpoint({
    method: 'POST',
    path: '/api/homework/holiday/tick',
    access: forStudents,
    summary: 'Ticks a task of a day off, or not',
    input: OfHoliday.extend({ subjectId: wholeNumber({ min: 1 }), day: Day, done: z.boolean() }),
    output: Nothing,
    reasons,
  }),
  skip: endpoint({
    method: 'POST',
    path: '/api/homework/holiday/skip',
    access: forStudents,
    summary:
      'Cannot write on a day: it moves to the next day that has room for it, to none where there is no such day. A teacher may let it go',
    input: OfHoliday.extend({ day: Day, reason: SkipReason }),
    output: z.object({ movedTo: Day.nullable() }),
    reasons,
  }),
  unskip: endpoint({
    method: 'POST',
    path: '/api/homework/holiday/unskip',
    access: forStudents,
    summary: 'Writes on the day after all',
    input: OfHoliday.extend({ day: Day }),
    output: Nothing,
    reasons,
  }),
} satisfies Api;

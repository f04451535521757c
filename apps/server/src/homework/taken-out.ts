import { toStamp } from '@zhibi/contract/kernel';
import { z } from 'zod';
import { type TakeOutPart, takenJson } from '../people/index.js';
import { changesOfStudent, holidayDaysOf } from './store-of-student.js';

const Exceptions = z.array(
  z.object({
    homework: z.string().describe('作业标题 · title of the homework'),
    kind: z.string().describe('变动：免交、延期等 · what was changed for this student: excused, more time'),
    reason: z.string().nullable().describe('原因 · reason'),
    note: z.string().describe('说明 · note'),
    changedAt: z.string().describe('时间 yyyyMMddHHmmss · changed at'),
  }),
);
const HolidayDays = z.array(
  z.object({
    day: z.string().describe('日期 · day'),
    state: z.enum(['done', 'skipped']).describe('完成或跳过 · done or skipped'),
    reason: z.string().nullable().describe('跳过的原因 · why it was skipped'),
    movedTo: z.string().nullable().describe('改到哪一天 · the day on which it is written instead'),
  }),
);

/** What was changed of homework for one student alone, and how the student went through the holidays. */
export const takeOutExceptions: TakeOutPart = async (db, { schoolId, studentId, timeZone }) => {
  const [changes, { done, skipped }] = await Promise.all([
    changesOfStudent(db, schoolId, studentId),
    holidayDaysOf(db, schoolId, studentId),
  ]);
  const exceptions = Exceptions.parse(changes.map((one) => ({ ...one, changedAt: toStamp(one.changedAt, timeZone) })));
  const days = HolidayDays.parse(
    [
      ...done.map(({ day }) => ({ day, state: 'done', reason: null, movedTo: null })),
      ...skipped.map((one) => ({ ...one, state: 'skipped' })),
    ].sort((a, b) => (a.day < b.day ? -1 : 1)),
  );
  return [
    takenJson(
      {
        path: 'homework/exceptions.json',
        title: '免交与延期 · Excused and more time',
        name: 'exceptions',
        schema: Exceptions,
      },
      exceptions,
    ),
    takenJson(
      { path: 'homework/holidays.json', title: '假期作业 · Holidays', name: 'holidays', schema: HolidayDays },
      days,
    ),
  ];
};

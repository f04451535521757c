import { z } from 'zod';
import { Day, wholeNumber } from '../../kernel/index.js';

/** A time of the clock, `0730`. */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3])[0-5]\d$/);

/** When a print centre works. */
export const WorkingTimes = z.object({
  /** 1 Monday to 7 Sunday. */
  workingDays: z
    .array(wholeNumber({ min: 1, max: 7 }))
    .min(1)
    .max(7),
  /** Days on which nobody prints although it is a working day, and days on which somebody does although it is none. */
  daysOff: z.array(Day).max(200),
  extraDays: z.array(Day).max(200),
  /** What comes later counts as of the next working day. */
  cutOff: ClockTime,
  /** Working days from that day to the delivery. */
  leadDays: wholeNumber({ min: 0, max: 30 }),
});
export type WorkingTimes = z.infer<typeof WorkingTimes>;

const dateOf = (day: string) => new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}T00:00:00Z`);
/** The day so many days later. */
export function dayAfter(day: string, days: number): string {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10).replaceAll('-', '');
}

export const isWorkingDay = (day: string, { workingDays, daysOff, extraDays }: WorkingTimes): boolean =>
  extraDays.includes(day) || (!daysOff.includes(day) && workingDays.includes(dateOf(day).getUTCDay() || 7));

/** Longer than any holiday: where nobody ever works the day itself is said. */
const LONGEST = 400;
const workingDayFrom = (day: string, times: WorkingTimes): string => {
  for (let ahead = 0; ahead < LONGEST; ahead++)
    if (isWorkingDay(dayAfter(day, ahead), times)) return dayAfter(day, ahead);
  return day;
};

/** The first day on which what is pushed at this stamp can be delivered. */
export function earliestDelivery(pushedAt: string, times: WorkingTimes): string {
  const today = pushedAt.slice(0, 8);
  const isToday = isWorkingDay(today, times) && pushedAt.slice(8, 12) < times.cutOff;
  let day = workingDayFrom(isToday ? today : dayAfter(today, 1), times);
  for (let left = times.leadDays; left > 0; left--) day = workingDayFrom(dayAfter(day, 1), times);
  return day;
}

/** When copies of a day are there: by the end of school, so that they lie ready the next morning. */
export const endOfSchool = (day: string): string => `${day}170000`;

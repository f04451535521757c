import { dayAfter } from '../../parts/days.js';

/** The calendar's days from one to the other; 8 digits each. */
export function daysFrom(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to && days.length < 100; day = dayAfter(day, 1)) days.push(day);
  return days;
}

export type DayChoice = 'every' | 'weekdays' | 'alternate' | 'chosen';

const weekdayOf = (day: string) =>
  new Date(Date.UTC(+day.slice(0, 4), +day.slice(4, 6) - 1, +day.slice(6))).getUTCDay();

/** The days of a holiday that a choice means; those chosen one by one stay as they are. */
export function daysOf(choice: DayChoice, all: readonly string[], chosen: readonly string[]): string[] {
  if (choice === 'chosen') return chosen.filter((day) => all.includes(day));
  if (choice === 'every') return [...all];
  if (choice === 'alternate') return all.filter((_, at) => at % 2 === 0);
  return all.filter((day) => weekdayOf(day) % 6 !== 0);
}

/** How a calendar begins: so many empty places before its first day, weeks from Monday. */
export const placesBefore = (day: string): number => (weekdayOf(day) + 6) % 7;

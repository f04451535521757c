import { dayAfter } from '../parts/days.js';

const MONDAY = 1;
const WEEK = 7;

/** The week of a day, Monday to Sunday. */
export function weekOf(day: string): { from: string; to: string } {
  const weekday = new Date(Date.UTC(+day.slice(0, 4), +day.slice(4, 6) - 1, +day.slice(6, 8))).getUTCDay();
  const from = dayAfter(day, -((weekday - MONDAY + WEEK) % WEEK));
  return { from, to: dayAfter(from, WEEK - 1) };
}

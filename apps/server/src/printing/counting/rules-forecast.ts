import { dayAfter } from '@zhibi/contract/printing/settings';

/** Sheets wanted on a day, `20261127`; a day on which nobody wanted any is missing. */
export type Wanted = ReadonlyMap<string, number>;

export const FORECAST_WEEKS = 4;
/** How far back the method is tried. */
export const TRIED_WEEKS = 8;
/** Fewer weeks say nothing of how well a method does. */
const LEAST_TRIED = 3;
/** So many weeks without paper are a holiday: what comes after them is another term. */
const HOLIDAY_WEEKS = 3;
/** A week with less than this share of a usual one is without paper: somebody always prints something. */
const NOTHING = 0.05;
const RECENT_WEEKS = 4;
const GROWTH_WEEKS = 8;
const FORMER_TERMS = 2;
const [LEAST_GROWTH, MOST_GROWTH] = [0.5, 2];

const dateOf = (day: string) => Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6, 8)));
const daysBetween = (from: string, to: string) => Math.round((dateOf(to) - dateOf(from)) / 86_400_000);
/** The Monday of its week. */
export const mondayOf = (day: string): string => dayAfter(day, -((new Date(dateOf(day)).getUTCDay() + 6) % 7));

interface Term {
  monday: string;
  weeks: number;
}

/** Weeks from the first with paper to the last before this one, and what each came to. */
function weeksBefore(wanted: Wanted, monday: string): { monday: string; sheets: number }[] {
  const first = [...wanted.keys()].filter((day) => day < monday).sort()[0];
  if (first === undefined) return [];
  const start = mondayOf(first);
  return Array.from({ length: daysBetween(start, monday) / 7 }, (_, week) => {
    const from = dayAfter(start, 7 * week);
    return { monday: from, sheets: sumOf(wanted, from, 7) };
  });
}

const sumOf = (wanted: Wanted, from: string, days: number): number =>
  Array.from({ length: days }, (_, at) => wanted.get(dayAfter(from, at)) ?? 0).reduce((sum, one) => sum + one, 0);

/** The terms before a Monday as their paper shows them; the last one is under way unless a holiday has begun. */
export function termsBefore(wanted: Wanted, monday: string): { former: Term[]; now: Term | null } {
  const weeks = weeksBefore(wanted, monday);
  const used = weeks
    .map(({ sheets }) => sheets)
    .filter((sheets) => sheets > 0)
    .sort((a, b) => a - b);
  const least = (used[Math.floor(used.length / 2)] ?? 0) * NOTHING;
  const terms: Term[] = [];
  let empty = HOLIDAY_WEEKS;
  for (const week of weeks) {
    if (week.sheets <= least) {
      empty += 1;
      continue;
    }
    const last = terms.at(-1);
    if (last === undefined || empty >= HOLIDAY_WEEKS) terms.push({ monday: week.monday, weeks: 1 });
    else last.weeks = daysBetween(last.monday, week.monday) / 7 + 1;
    empty = 0;
  }
  const now = empty >= HOLIDAY_WEEKS ? null : (terms.pop() ?? null);
  return { former: terms.slice(-FORMER_TERMS), now };
}

/** What the same day of the same week was in former terms, and a year before; null where there is nothing to go by. */
function sameDay(wanted: Wanted, day: string, { former, now }: ReturnType<typeof termsBefore>, from: string) {
  const past: number[] = [];
  if (now !== null) {
    const ahead = daysBetween(now.monday, day);
    for (const term of former) if (ahead < 7 * term.weeks) past.push(wanted.get(dayAfter(term.monday, ahead)) ?? 0);
  }
  const yearBefore = dayAfter(day, -364);
  if (yearBefore >= from) past.push(wanted.get(yearBefore) ?? 0);
  return past.length === 0 ? null : past.reduce((sum, one) => sum + one, 0) / past.length;
}

export type Basis = 'terms' | 'recent' | 'none';
export interface Forecast {
  basis: Basis;
  /** How much more is wanted now than in the same weeks of former terms. */
  growth: number;
  days: { day: string; sheets: number }[];
}

/**
 * Sheets wanted on each of so many days from this one, by what was wanted before it: the same days of former terms and of the year before, times
 * what this term has grown against them; of a first term the same weekdays of the last weeks. Fewer than those four: nothing is said.
 */
export function forecast(all: Wanted, from: string, length: number): Forecast {
  const wanted = new Map([...all].filter(([day]) => day < from));
  const monday = mondayOf(from);
  const terms = termsBefore(wanted, monday);
  const begin = [...wanted.keys()].sort()[0] ?? from;
  const days = Array.from({ length }, (_, at) => dayAfter(from, at));
  const bases = days.map((day) => sameDay(wanted, day, terms, begin));
  if (bases.some((base) => base !== null)) {
    const growth = growthOf(wanted, monday, terms, begin);
    return {
      basis: 'terms',
      growth,
      days: days.map((day, at) => ({ day, sheets: Math.round((bases[at] ?? 0) * growth) })),
    };
  }
  if ((terms.now?.weeks ?? 0) < RECENT_WEEKS) return { basis: 'none', growth: 1, days: [] };
  const recent = (day: string) =>
    Array.from({ length: RECENT_WEEKS }, (_, week) => {
      const weekday = daysBetween(mondayOf(day), day);
      return wanted.get(dayAfter(monday, weekday - 7 * (week + 1))) ?? 0;
    }).reduce((sum, one) => sum + one, 0) / RECENT_WEEKS;
  return { basis: 'recent', growth: 1, days: days.map((day) => ({ day, sheets: Math.round(recent(day)) })) };
}

function growthOf(wanted: Wanted, monday: string, terms: ReturnType<typeof termsBefore>, begin: string): number {
  if (terms.now === null) return 1;
  const start = [terms.now.monday, dayAfter(monday, -7 * GROWTH_WEEKS)].sort()[1] ?? monday;
  let [was, is] = [0, 0];
  for (let day = start; day < monday; day = dayAfter(day, 1)) {
    const base = sameDay(wanted, day, terms, begin);
    if (base === null) continue;
    was += base;
    is += wanted.get(day) ?? 0;
  }
  return was === 0 ? 1 : Math.min(MOST_GROWTH, Math.max(LEAST_GROWTH, is / was));
}

export interface Tried {
  monday: string;
  /** What the method would have said on that Monday, knowing nothing of the week. */
  sheets: number;
  actual: number;
}

/** The same method in the past: week by week as it would have spoken then, and by how much it was off on average; null where too few weeks can be tried. */
export function backTest(wanted: Wanted, today: string): { weeks: Tried[]; offBy: number | null } {
  const thisWeek = mondayOf(today);
  const weeks = Array.from({ length: TRIED_WEEKS }, (_, at) => dayAfter(thisWeek, -7 * (TRIED_WEEKS - at))).flatMap(
    (monday) => {
      const said = forecast(wanted, monday, 7);
      if (said.basis === 'none') return [];
      return [
        { monday, sheets: said.days.reduce((sum, { sheets }) => sum + sheets, 0), actual: sumOf(wanted, monday, 7) },
      ];
    },
  );
  const judged = weeks.filter(({ actual }) => actual > 0);
  const off = judged.reduce((sum, { sheets, actual }) => sum + Math.abs(sheets - actual) / actual, 0);
  return { weeks, offBy: judged.length < LEAST_TRIED ? null : off / judged.length };
}

/** A question as it is dealt over days. */
interface Dealable {
  minutes: number;
}

interface Dealt<Item> {
  items: readonly (Item & { day: string })[];
  /** Those for which the days have no room, from the first that has none. */
  leftOut: readonly Item[];
}

/**
 * Deals questions over days in their order: evenly where the days have room for all, else each day as full as it may be. No day holds more than its
 * minutes, but for a single question that is longer; none comes before an earlier one. Days are given in order.
 */
export function dealOver<Item extends Dealable>(
  items: readonly Item[],
  days: readonly string[],
  minutesADay: number,
): Dealt<Item> {
  const even = items.length <= days.length ? spaced(items, days) : evenly(items, days, minutesADay);
  const dealt = even.length === items.length ? even : filled(items, days, minutesADay);
  return { items: dealt, leftOut: items.slice(dealt.length) };
}

type OnDay<Item> = Item & { day: string };

/** No more questions than days: one a day, as far from each other as the days allow, not all at the beginning of a holiday. */
const spaced = <Item extends Dealable>(items: readonly Item[], days: readonly string[]): OnDay<Item>[] =>
  items.flatMap((item, nth) => {
    const day = days[Math.floor((nth * days.length) / items.length)];
    return day === undefined ? [] : [{ ...item, day }];
  });

/** Each day its share of what is left, so that one long question leaves no thin days behind it; every day to come keeps one. */
function evenly<Item extends Dealable>(
  items: readonly Item[],
  days: readonly string[],
  minutesADay: number,
): OnDay<Item>[] {
  const dealt: OnDay<Item>[] = [];
  let left = sumOf(items);
  for (const [nth, day] of days.entries()) {
    const daysLeft = days.length - nth;
    // A hair above its share is its share: sums of decimals are never even.
    const share = left / daysLeft + 1e-6;
    let onDay = 0;
    for (const item of items.slice(dealt.length)) {
      const isSpare = items.length - dealt.length >= daysLeft;
      const fits = onDay + item.minutes / 2 <= share && onDay + item.minutes <= minutesADay;
      if (onDay > 0 && !(isSpare && fits)) break;
      dealt.push({ ...item, day });
      onDay += item.minutes;
      left -= item.minutes;
    }
  }
  return dealt;
}

/** Each day as full as it may be. */
function filled<Item extends Dealable>(
  items: readonly Item[],
  days: readonly string[],
  minutesADay: number,
): OnDay<Item>[] {
  const dealt: OnDay<Item>[] = [];
  for (const day of days) {
    let onDay = 0;
    for (const item of items.slice(dealt.length)) {
      if (onDay > 0 && onDay + item.minutes > minutesADay) break;
      dealt.push({ ...item, day });
      onDay += item.minutes;
    }
  }
  return dealt;
}

/** A question that several papers ask is asked once, where it comes first: the paper of a week holds no question twice. */
export function askedOnce<Item extends { questionId: string }>(items: readonly Item[]): Item[] {
  const asked = new Set<string>();
  return items.filter(({ questionId }) => !asked.has(questionId) && asked.add(questionId));
}

export const sumOf = (items: readonly Dealable[]): number => items.reduce((sum, { minutes }) => sum + minutes, 0);

/** What all subjects ask for, day by day. */
export function minutesByDay(items: readonly { day: string; minutes: number }[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { day, minutes } of items) sums.set(day, (sums.get(day) ?? 0) + minutes);
  return sums;
}

/** Days that hold more than the school allows. */
export const overfull = (sums: ReadonlyMap<string, number>, limit: number | null): string[] =>
  limit === null ? [] : [...sums].flatMap(([day, minutes]) => (minutes > limit + 1e-6 ? [day] : [])).sort();

const DAY_MS = 86_400_000;
const MONDAY = 1;
const utc = (day: string) => Date.UTC(+day.slice(0, 4), +day.slice(4, 6) - 1, +day.slice(6));
const digits = (at: number) => new Date(at).toISOString().slice(0, 10).replaceAll('-', '');

/** The calendar's days from one to the other. */
export function daysFrom(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = utc(from); at <= utc(to); at += DAY_MS) days.push(digits(at));
  return days;
}

interface Week {
  no: number;
  from: string;
  to: string;
}

/** The weeks of a holiday, from Monday to Sunday; the first and the last may be shorter. */
export function weeksOf(from: string, to: string): Week[] {
  const weeks: Week[] = [];
  for (const day of daysFrom(from, to)) {
    const last = weeks.at(-1);
    if (last === undefined || new Date(utc(day)).getUTCDay() === MONDAY)
      weeks.push({ no: weeks.length + 1, from: day, to: day });
    else last.to = day;
  }
  return weeks;
}

interface Room {
  days: readonly string[];
  today: string;
  /** What this student has on each day, over all subjects. */
  minutes: ReadonlyMap<string, number>;
  limit: number | null;
}

/** The first day behind a skipped one that has room for it and is not over; null where there is none. A day without a limit holds twice its fullest. */
export function dayWithRoom(day: string, { days, today, minutes, limit }: Room): string | null {
  const own = minutes.get(day) ?? 0;
  const most = limit ?? 2 * Math.max(0, ...minutes.values());
  // Who has a day that is too full by itself gets an empty one.
  const holds = (had: number) => had === 0 || had + own <= most + 1e-6;
  return days.find((one) => one > day && one >= today && holds(minutes.get(one) ?? 0)) ?? null;
}

export interface TaskFacts {
  day: string;
  subjectId: number;
}

const keyOf = ({ day, subjectId }: TaskFacts) => `${day} ${subjectId}`;

/** What decides the state of a student's tasks. */
export interface Marks {
  done: ReadonlySet<string>;
  off: ReadonlySet<string>;
  excusedDays: ReadonlySet<string>;
  /** Of the week and subject that a task belongs to. */
  isHandedIn: (task: TaskFacts) => boolean;
}

export const taskKeys = (tasks: readonly TaskFacts[]): Set<string> => new Set(tasks.map(keyOf));

/** Where a student is with a task. What nobody asks for any more is neither done nor open. */
export function stateOf(task: TaskFacts, marks: Marks): 'open' | 'done' | 'handed-in' | 'off' | 'excused' {
  if (marks.off.has(keyOf(task))) return 'off';
  if (marks.excusedDays.has(task.day)) return 'excused';
  if (marks.isHandedIn(task)) return 'handed-in';
  return marks.done.has(keyOf(task)) ? 'done' : 'open';
}

/** How far a student is: tasks that are asked for, those due up to today, those that an earlier day left open, and the last day that is wholly done. */
export function progressOn(
  tasks: readonly (TaskFacts & { state: ReturnType<typeof stateOf>; on: string })[],
  today: string,
) {
  const asked = tasks.filter(({ state }) => state !== 'off' && state !== 'excused');
  const isDone = ({ state }: { state: string }) => state === 'done' || state === 'handed-in';
  const open = new Set(asked.filter((task) => !isDone(task)).map(({ on }) => on));
  const wholeDays = asked.map(({ on }) => on).filter((on) => !open.has(on));
  const due = asked.filter(({ on }) => on <= today);
  return {
    total: asked.length,
    due: due.length,
    done: asked.filter(isDone).length,
    dueDone: due.filter(isDone).length,
    behind: due.filter((task) => task.on < today && !isDone(task)).length,
    lastDay: wholeDays.sort().at(-1) ?? null,
  };
}

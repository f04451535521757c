import { instantOf, toStamp } from '@zhibi/contract/kernel';

/** What one student has of one subject on one day. */
export interface StudentMinutes {
  classId: string;
  studentId: string;
  subjectId: number;
  /** 8 digits. */
  day: string;
  minutes: number;
}

const DAY_MS = 24 * 3_600_000;
export const MOST_DAYS = 31;

export const dayOf = (at: Date, timeZone: string): string => toStamp(at, timeZone).slice(0, 8);

/** The day after: noon of a day and 24 hours more is never another day than the next, whatever the clocks do. */
export const nextDay = (day: string, timeZone: string): string =>
  dayOf(new Date(instantOf(`${day}120000`, timeZone).getTime() + DAY_MS), timeZone);

/** The days from one to the other; empty where they are the wrong way round. At most one more than may be asked for. */
export function daysBetween(from: string, to: string, timeZone: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to && days.length <= MOST_DAYS; day = nextDay(day, timeZone)) days.push(day);
  return days;
}

/** When the days begin and when they are over. */
export const boundsOf = (from: string, to: string, timeZone: string): { from: Date; to: Date } => ({
  from: instantOf(`${from}000000`, timeZone),
  to: instantOf(`${nextDay(to, timeZone)}000000`, timeZone),
});

export interface DayLoad {
  minutes: number;
  subjects: Map<number, number>;
}

/** How full a day is, by the student of the class who has most: whoever has less is not helped by a mean. */
export function fullestOf(rows: readonly StudentMinutes[]): DayLoad {
  const byStudent = new Map<string, DayLoad>();
  for (const { studentId, subjectId, minutes } of rows) {
    const known = byStudent.get(studentId) ?? { minutes: 0, subjects: new Map() };
    known.minutes += minutes;
    known.subjects.set(subjectId, (known.subjects.get(subjectId) ?? 0) + minutes);
    byStudent.set(studentId, known);
  }
  return [...byStudent.values()].reduce((most, one) => (one.minutes > most.minutes ? one : most), {
    minutes: 0,
    subjects: new Map(),
  });
}

/** The classes of which some student would have more than the limit of the day allows. */
export function overLimit(
  had: readonly StudentMinutes[],
  added: readonly { classId: string; studentId: string; minutes: number }[],
  limitOfClass: ReadonlyMap<string, number | null>,
): string[] {
  const sums = new Map<string, number>();
  for (const { studentId, minutes } of had) sums.set(studentId, (sums.get(studentId) ?? 0) + minutes);
  const over = added.filter(({ classId, studentId, minutes }) => {
    const limit = limitOfClass.get(classId) ?? null;
    return limit !== null && minutes > 0 && (sums.get(studentId) ?? 0) + minutes > limit;
  });
  return [...new Set(over.map(({ classId }) => classId))];
}

interface Act {
  givingId: string;
  title: string;
  minutes: number;
  personal: boolean;
}

/**
 * Personal copies of one act as one row: how many got their own, the most that one of them has to write, and what the act is called
 * without the name of the student (`bookletTitle`), who is nobody's concern there.
 */
export function oncePerAct<T extends Act>(rows: readonly T[]): (T & { students: number | null })[] {
  const acts = new Map<string, T & { students: number | null }>();
  for (const row of rows) {
    const key = row.personal ? row.givingId : `${row.givingId} ${acts.size}`;
    const known = acts.get(key);
    const students = row.personal ? (known?.students ?? 0) + 1 : null;
    const title = row.personal ? row.title.replace(/^.*? · /, '') : row.title;
    acts.set(key, { ...(known ?? row), title, students, minutes: Math.max(row.minutes, known?.minutes ?? 0) });
  }
  return [...acts.values()];
}

interface Given {
  givingId: string;
  createdBy: string;
  subjectId: number;
  minutes: number;
  loadReason: string | null;
}

/**
 * How often and how much each teacher gave of each subject. What was given in one act is one time, however many papers it has, with the
 * minutes of the longest: no student writes more of it.
 */
export function givenByTeacher(rows: readonly Given[]) {
  const acts = new Map<string, Given>();
  for (const row of rows) {
    const known = acts.get(row.givingId);
    const loadReason = known?.loadReason ?? row.loadReason;
    acts.set(row.givingId, { ...row, minutes: Math.max(row.minutes, known?.minutes ?? 0), loadReason });
  }
  const sums = new Map<
    string,
    { createdBy: string; subjectId: number; times: number; minutes: number; over: number }
  >();
  for (const { createdBy, subjectId, minutes, loadReason } of acts.values()) {
    const key = `${createdBy} ${subjectId}`;
    const known = sums.get(key) ?? { createdBy, subjectId, times: 0, minutes: 0, over: 0 };
    known.times += 1;
    known.minutes += minutes;
    known.over += loadReason === null ? 0 : 1;
    sums.set(key, known);
  }
  return [...sums.values()];
}

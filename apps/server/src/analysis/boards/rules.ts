import { FEWEST_STUDENTS } from '@zhibi/contract/analysis';
import { instantOf } from '@zhibi/contract/kernel';

const DAY_MS = 24 * 3_600_000;

/** The times that a board sums over, of the day in the zone of the school. */
export function timesOf(
  day: string,
  timeZone: string,
): { midnight: Date; nextMidnight: Date; monday: Date; weekAgo: Date } {
  const midnight = instantOf(`${day}000000`, timeZone);
  // Noon of a day and so many days are never another day than is meant, whatever the clocks do.
  const shifted = (days: number) => {
    const noon = new Date(Date.UTC(+day.slice(0, 4), +day.slice(4, 6) - 1, +day.slice(6, 8), 12) + days * DAY_MS);
    return instantOf(`${noon.toISOString().slice(0, 10).replaceAll('-', '')}000000`, timeZone);
  };
  const weekday = new Date(Date.UTC(+day.slice(0, 4), +day.slice(4, 6) - 1, +day.slice(6, 8))).getUTCDay();
  return { midnight, nextMidnight: shifted(1), monday: shifted(-((weekday + 6) % 7)), weekAgo: shifted(-7) };
}

type GradeOf = ReadonlyMap<string, number>;

/** The sums of classes by grade, lowest first; a class that is no more belongs to none. */
export function byGrade(
  rows: readonly { classId: string; expected: number; came: number }[],
  gradeOf: GradeOf,
): { gid: number; expected: number; came: number }[] {
  const sums = new Map<number, { gid: number; expected: number; came: number }>();
  for (const { classId, expected, came } of rows) {
    const gid = gradeOf.get(classId);
    if (gid === undefined) continue;
    const sum = sums.get(gid) ?? { gid, expected: 0, came: 0 };
    sums.set(gid, { gid, expected: sum.expected + expected, came: sum.came + came });
  }
  return [...sums.values()].sort((a, b) => a.gid - b.gid);
}

export interface ClassRate {
  classId: string;
  subjectId: number;
  copies: number;
  students: number;
  rate: number;
}

/** The mean of all copies of a grade in a subject, by grade and subject; null where so few students stand behind it that one could be told. */
export function ratesByGrade(
  rows: readonly ClassRate[],
  gradeOf: GradeOf,
): { gid: number; subjectId: number; rate: number | null }[] {
  const sums = new Map<string, { gid: number; subjectId: number; copies: number; students: number; total: number }>();
  for (const { classId, subjectId, copies, students, rate } of rows) {
    const gid = gradeOf.get(classId);
    if (gid === undefined) continue;
    const place = `${gid} ${subjectId}`;
    const sum = sums.get(place) ?? { gid, subjectId, copies: 0, students: 0, total: 0 };
    sums.set(place, {
      ...sum,
      copies: sum.copies + copies,
      students: sum.students + students,
      total: sum.total + rate * copies,
    });
  }
  return [...sums.values()]
    .sort((a, b) => a.gid - b.gid || a.subjectId - b.subjectId)
    .map(({ gid, subjectId, copies, students, total }) => ({
      gid,
      subjectId,
      rate: students < FEWEST_STUDENTS ? null : total / copies,
    }));
}

import type { SchoolStageId } from '@zhibi/contract/people';
import type { DistrictSummary, StudentCount } from '@zhibi/contract/people/region';
import { type Cell, protect } from './rules-protect.js';

/** The grades of a stage. */
export const gradesOfStage = (stage: SchoolStageId): number[] =>
  ({ 1: [1, 2, 3, 4, 5, 6], 2: [7, 8, 9], 3: [10, 11, 12] })[stage];

export interface Counted {
  schoolId: string;
  gid: number;
  classes: number;
  students: number;
  activated: number;
}
interface Named {
  schoolId: string;
  schoolName: string;
}

const ALL = 'all';
/** The column of a table that has only one. */
const ONE = 'one';
const sumOf = <T>(rows: readonly T[], value: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + value(row), 0);

/**
 * The table of a district with the numbers of students that may not be told taken out. Students by grade and school are
 * one table with totals; those activated are one column with its total.
 */
export function summaryOf(
  schools: readonly Named[],
  stage: SchoolStageId,
  counted: readonly Counted[],
  teachers: ReadonlyMap<string, number>,
): DistrictSummary {
  const grades = gradesOfStage(stage);
  const bySchool = (schoolId: string) => counted.filter((one) => one.schoolId === schoolId);
  const living = schools.filter(({ schoolId }) => bySchool(schoolId).length > 0);
  const heads = grades.filter((gid) => counted.some((one) => one.gid === gid));
  const ofGrade = (gid: number) => counted.filter((one) => one.gid === gid);
  const all = { students: sumOf(counted, (one) => one.students), activated: sumOf(counted, (one) => one.activated) };
  const students = disclose([
    ...counted.map((one) => cell(one.schoolId, `${one.gid}`, one.students)),
    ...living.map(({ schoolId }) =>
      total(
        schoolId,
        ALL,
        sumOf(bySchool(schoolId), (one) => one.students),
      ),
    ),
    ...heads.map((gid) =>
      total(
        ALL,
        `${gid}`,
        sumOf(ofGrade(gid), (one) => one.students),
      ),
    ),
    ...(living.length > 0 ? [cell(ALL, ALL, all.students)] : []),
  ]);
  // The rows of this one add up to nothing that is told: they share one line.
  const activated = disclose([
    ...living.map(({ schoolId }) => ({
      ...cell(
        '',
        ONE,
        sumOf(bySchool(schoolId), (one) => one.activated),
      ),
      key: schoolId,
    })),
    ...(living.length > 0 ? [{ ...total('', ONE, all.activated), key: ALL }] : []),
  ]);
  // Who is not activated is the difference of two numbers that are told: where that is small, so is what is told. None is nobody.
  const waiting = (rows: readonly Counted[]) => sumOf(rows, (one) => one.students - one.activated);
  const notActivated = disclose([
    ...living
      .map(({ schoolId }) => ({ ...cell('', ONE, waiting(bySchool(schoolId))), key: schoolId }))
      .filter(({ value }) => value > 0),
    ...(waiting(counted) > 0 ? [{ ...total('', ONE, waiting(counted)), key: ALL }] : []),
  ]);
  const activatedOf = (key: string): StudentCount => {
    const told = activated(key) ?? 0;
    return typeof told === 'number' && typeof notActivated(key) === 'string' ? 'kept' : told;
  };
  const line = (key: string, rows: readonly Counted[], teaching: number) => ({
    classes: sumOf(rows, (one) => one.classes),
    teachers: teaching,
    students: students(`${key} ${ALL}`) ?? 0,
    activated: activatedOf(key),
    byGrade: grades.map((gid) => (rows.some((one) => one.gid === gid) ? students(`${key} ${gid}`) : null)),
  });
  return {
    grades,
    schools: schools.map((school) => ({
      schoolId: school.schoolId,
      schoolName: school.schoolName,
      ...line(school.schoolId, bySchool(school.schoolId), teachers.get(school.schoolId) ?? 0),
    })),
    total: line(
      ALL,
      counted,
      sumOf([...teachers.values()], (count) => count),
    ),
  };
}

interface Keyed extends Cell {
  key: string;
}
const cell = (row: string, column: string, value: number): Keyed => ({
  key: `${row} ${column}`,
  row,
  column,
  value,
  isTotal: false,
});
const total = (row: string, column: string, value: number): Keyed => ({ ...cell(row, column, value), isTotal: true });

/** Looks the numbers up as they may be told. */
function disclose(cells: readonly Keyed[]): (key: string) => StudentCount | null {
  const disclosures = protect(cells);
  const shown = new Map<string, StudentCount>();
  for (const [at, { key, value }] of cells.entries()) {
    const disclosure = disclosures[at] ?? 'kept';
    shown.set(key, disclosure === 'shown' ? value : disclosure);
  }
  return (key) => shown.get(key) ?? null;
}

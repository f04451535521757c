import {
  countsOf,
  doneBy,
  type LabResultRow,
  type StudentResult,
  studentResult,
} from '@zhibi/contract/classroom/laboratory';
import { grouped } from '@zhibi/contract/kernel';
import { studentsById, studentsOf, teacherNames } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import type { LabRow } from './store.js';
import { type ScoreRow, type SettledRow, scoresOf, settledOf } from './store-scores.js';

interface LabStudent {
  studentId: string;
  name: string;
  studentNo: string;
}

/** The students of the class today, and those who were scored before they left it. */
export async function studentsOfLab(db: Db, lab: LabRow, scored: Iterable<string>): Promise<LabStudent[]> {
  const { schoolId, classId } = lab;
  const members = await studentsOf(db, schoolId, [classId]);
  const here = new Set(members.map(({ studentId }) => studentId));
  const left = await studentsById(
    db,
    schoolId,
    [...new Set(scored)].filter((id) => !here.has(id)),
  );
  const others = [...left.values()].map(({ id, name, studentNo }) => ({ studentId: id, name, studentNo }));
  return [...members, ...others].map(({ studentId, name, studentNo }) => ({ studentId, name, studentNo }));
}

const cellOf = ({ studentId, stepId }: Pick<SettledRow, 'studentId' | 'stepId'>) => `${studentId} ${stepId}`;
const isGiven = (row: ScoreRow): row is ScoreRow & { points: number } => row.points !== null;

/** What came out so far, student by student, and what keeps it from being finished. Five queries. */
export async function resultsOfLab(
  db: Db,
  lab: LabRow,
): Promise<{ rows: LabResultRow[]; counts: ReturnType<typeof countsOf>; done: number[] }> {
  const { schoolId, steps } = lab;
  const of = { schoolId, assessmentId: lab.id };
  const given = (await scoresOf(db, of)).filter(isGiven);
  const settled = new Map((await settledOf(db, of)).map((row) => [cellOf(row), row.points]));
  const students = await studentsOfLab(
    db,
    lab,
    given.map(({ studentId }) => studentId),
  );
  const names = await teacherNames(
    db,
    schoolId,
    given.map(({ accountId }) => accountId),
  );
  const byCell = grouped(given, cellOf);
  const results: StudentResult[] = [];
  const rows = students.map((student): LabResultRow => {
    const key = (stepId: string) => cellOf({ studentId: student.studentId, stepId });
    const result = studentResult(steps, (stepId) => ({
      scores: (byCell.get(key(stepId)) ?? []).map(({ points }) => points),
      settled: settled.get(key(stepId)) ?? null,
    }));
    results.push(result);
    const { cells, total, stopped, missing } = result;
    return {
      ...student,
      total,
      stopped,
      missing,
      cells: steps.map(({ stepId }, at) => ({
        stepId,
        points: cells[at]?.points ?? null,
        differs: cells[at]?.differs ?? false,
        isSettled: settled.has(key(stepId)),
        scores: (byCell.get(key(stepId)) ?? []).map(({ accountId, points, note }) => ({
          scorerName: names.get(accountId) ?? '',
          points,
          note,
        })),
      })),
    };
  });
  return { rows, counts: countsOf(steps, results), done: doneBy(lab.scorerIds, steps, given) };
}

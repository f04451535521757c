import type { LabSheet, LabStep } from '@zhibi/contract/classroom/laboratory';
import { cellOf, type Kept } from './score-keeper.js';

/** Who is scored at once: one student, or the members of a group. */
export interface Unit {
  key: string;
  name: string;
  studentIds: string[];
}

/** Every student, or every group and then whoever is in none. */
export function unitsOf(
  { students, groups }: Pick<LabSheet, 'students' | 'groups'>,
  isByGroup: boolean,
  nameOf: (no: number) => string,
): Unit[] {
  const ofStudent = ({ studentId, name }: { studentId: string; name: string }): Unit => ({
    key: studentId,
    name,
    studentIds: [studentId],
  });
  if (!isByGroup) return students.map(ofStudent);
  const nameById = new Map(students.map(({ studentId, name }) => [studentId, name]));
  const whole = groups.flatMap(({ number, name, memberIds }): Unit[] => {
    const studentIds = memberIds.filter((id) => nameById.has(id));
    const members = studentIds.map((id) => nameById.get(id)).join('、');
    return studentIds.length === 0
      ? []
      : [{ key: `group-${number}`, name: `${name || nameOf(number)}（${members}）`, studentIds }];
  });
  const grouped = new Set(whole.flatMap(({ studentIds }) => studentIds));
  return [...whole, ...students.filter(({ studentId }) => !grouped.has(studentId)).map(ofStudent)];
}

/** Whether every step of every member has points. */
export const isDone = (
  steps: readonly Pick<LabStep, 'stepId'>[],
  { studentIds }: Unit,
  given: Kept['given'],
): boolean =>
  steps.every(({ stepId }) => studentIds.every((id) => (given.get(cellOf(id, stepId))?.points ?? null) !== null));

/** What all members have at a step; `differs` where they have not the same. */
export function commonOf(
  { studentIds }: Unit,
  stepId: string,
  given: Kept['given'],
): { points: number | null; note: string; differs: boolean; noteDiffers: boolean } {
  const all = studentIds.map((id) => given.get(cellOf(id, stepId)));
  const [first] = all;
  const differs = all.some((one) => (one?.points ?? null) !== (first?.points ?? null));
  const note = first?.note ?? '';
  const noteDiffers = all.some((one) => (one?.note ?? '') !== note);
  return { points: differs ? null : (first?.points ?? null), note: noteDiffers ? '' : note, differs, noteDiffers };
}

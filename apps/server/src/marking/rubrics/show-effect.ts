import type { RubricEffect } from '@zhibi/contract/marking/rubrics';
import { submissionsOf } from '../../homework/index.js';
import { classesAt, studentsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import type { Answer } from '../store.js';
import type { previewRubric } from './change-rubric.js';

/** A preview with the names of whom it concerns. */
export async function showEffect(
  db: Db,
  { homework, effect, seen }: Awaited<ReturnType<typeof previewRubric>>,
): Promise<RubricEffect> {
  const { schoolId, id, classIds, startAt } = homework;
  const answers = [...effect.changes.map(({ answer }) => answer), ...effect.open];
  const [students, copies, classes] = await Promise.all([
    studentsById(db, schoolId, [...new Set(answers.map(({ studentId }) => studentId))]),
    submissionsOf(db, schoolId, id),
    classesAt(db, schoolId, classIds, startAt),
  ]);
  const classOf = new Map(copies.map(({ studentId, classId }) => [studentId, classId]));
  const nameOf = new Map(classes.map(({ classId, className }) => [classId, className]));
  const who = ({ id: answerId, studentId }: Answer) => ({
    answerId,
    studentNo: students.get(studentId)?.studentNo ?? '',
    name: students.get(studentId)?.name ?? '',
    className: nameOf.get(classOf.get(studentId) ?? '') ?? '',
  });
  return {
    seen,
    marked: effect.marked,
    changes: effect.changes
      .map(({ answer, to }) => ({ ...who(answer), from: answer.score ?? 0, to }))
      .sort(byClassAndNumber),
    open: effect.open.map((answer) => ({ ...who(answer), score: answer.score ?? 0 })).sort(byClassAndNumber),
  };
}

interface Placed {
  className: string;
  studentNo: string;
}
const byClassAndNumber = (one: Placed, other: Placed) =>
  order(one.className, other.className) || order(one.studentNo, other.studentNo);
const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

import type { ClassHead, Classmate } from '@zhibi/contract/people/my-classes';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { mayArrange, mayCorrectReadings, mayHandSlips, mayLookAt, mayReadLevels } from './policy.js';
import { type ClassRow, classRows, type StudentRow, studentRows } from './store.js';

export interface OpenClass {
  row: ClassRow;
  students: StudentRow[];
}

/** The class and its students of today, for whoever may look at it; it is not there for anybody else. */
export async function openClass(db: Db, actor: Actor, classId: string): Promise<OpenClass> {
  ensure(actor.schoolId !== '', 'not-found');
  const [row] = await classRows(db, actor.schoolId, { classIds: [classId] });
  const there = found(row);
  ensure(mayLookAt(actor, there), 'not-found');
  return { row: there, students: await studentRows(db, actor.schoolId, [classId]) };
}

/** The same for its teachers, who arrange groups and seats. Others who may look are told that this is not theirs to do. */
export async function openToArrange(db: Db, actor: Actor, classId: string): Promise<OpenClass> {
  const open = await openClass(db, actor, classId);
  ensure(mayArrange(actor, open.row));
  return open;
}

export const headOf = (actor: Actor, { row, students }: OpenClass): ClassHead => ({
  classId: row.classId,
  className: row.className,
  gid: row.gid,
  headTeacher: row.headTeacher,
  students: students.length,
  can: {
    arrange: mayArrange(actor, row),
    correctReadings: mayCorrectReadings(actor, row),
    handSlips: mayHandSlips(actor, row),
    levelSubjects: row.subjects.filter(({ subjectId }) => mayReadLevels(actor, row.classId, subjectId)),
  },
});

export const classmate = ({ studentId, studentNo, name, pinyin, sex }: StudentRow): Classmate => ({
  studentId,
  studentNo,
  name,
  pinyin,
  sex,
});

/** Whether all of these are students of the class today. */
export function areOfClass({ students }: OpenClass, studentIds: readonly string[]): boolean {
  const known = new Set(students.map(({ studentId }) => studentId));
  return studentIds.every((id) => known.has(id));
}

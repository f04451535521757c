import type { CopyForm } from '@zhibi/contract/papers';
import type { ReaderOfClass } from '@zhibi/contract/papers/forms';
import type { Actor } from '@zhibi/contract/session';
import { studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { formsOfStudents, putStudentForm } from '../layout/store-forms.js';
import { mayNameClasses } from '../policy.js';

/** The students of a class that the teacher teaches, with the edition that each needs: what a student needs is the school's to know and nobody else's. */
export async function listReaders(db: Db, actor: Actor, classId: string): Promise<ReaderOfClass[]> {
  ensure(mayNameClasses(actor, [classId]), 'not-found');
  const students = await studentsOf(db, actor.schoolId, [classId]);
  const forms = await formsOfStudents(
    db,
    actor.schoolId,
    students.map(({ studentId }) => studentId),
  );
  return students.map(({ studentId, studentNo, name }) => ({
    studentId,
    studentNo,
    name,
    form: forms.get(studentId) ?? 'usual',
  }));
}

/** Holds for the copies that are made from now on. */
export async function setForm(
  db: Db,
  actor: Actor,
  { classId, studentId, form }: { classId: string; studentId: string; form: CopyForm },
  now: Date,
): Promise<void> {
  const { schoolId, accountId } = actor;
  ensure(mayNameClasses(actor, [classId]), 'not-found');
  const students = await studentsOf(db, schoolId, [classId]);
  ensure(
    students.some((one) => one.studentId === studentId),
    'not-found',
  );
  await putStudentForm(db, { schoolId, studentId, setBy: accountId, setAt: now }, form);
}

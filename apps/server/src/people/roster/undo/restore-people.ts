import type { RosterChange } from '@zhibi/contract/people/roster';
import type { Db } from '../../../platform/db.js';
import { changeAccounts, reopenGrants } from '../../../session/index.js';
import { readName } from '../../pinyin.js';
import { moveStudents, replaceLessons, setLeft, updateStudents, updateTeachers } from '../apply/store-writing.js';
import type { KnownStudent } from '../judge/rules-students.js';
import type { KnownTeacher } from '../judge/rules-teachers.js';

/** What an import changed of somebody, and how they were before. */
interface Change<Known> {
  changes: readonly RosterChange[];
  before: Known;
}

const fieldsOf = ({ changes }: Change<unknown>) => changes.map(({ field }) => field);
const having = <Known>(all: readonly Change<Known>[], field: string) =>
  all.filter((one) => fieldsOf(one).some((changed) => changed === field));

/** Gives students back what an import changed of them. */
export async function restoreStudents(
  db: Db,
  place: { schoolId: string; today: string },
  all: readonly Change<KnownStudent>[],
): Promise<void> {
  const { schoolId } = place;
  await updateStudents(
    db,
    schoolId,
    all.map((one) => ({ ...one.before, fields: fieldsOf(one) })),
  );
  await changeAccounts(
    db,
    having(all, 'name').map(({ before }) => ({
      accountId: before.accountId,
      fields: ['name'],
      name: before.name,
      phone: null,
    })),
  );
  const moved = [...having(all, 'className'), ...having(all, 'status')];
  await moveStudents(
    db,
    place,
    moved.map(({ before }) => ({ studentId: before.id, classId: before.classId })),
  );
  const returning = having(all, 'status').map(({ before }) => before);
  await setLeft(db, schoolId, { table: 'student', ids: returning.map(({ id }) => id), leftOn: null });
  await reopenGrants(db, { schoolId, role: 'STUDENT', accountIds: returning.map(({ accountId }) => accountId) });
}

/** The same for teachers. */
export async function restoreTeachers(db: Db, schoolId: string, all: readonly Change<KnownTeacher>[]): Promise<void> {
  await updateTeachers(
    db,
    schoolId,
    all.map((one) => ({
      ...one.before,
      fields: fieldsOf(one),
      pinyin: readName(one.before.name),
      mainSubjectId: one.before.mainSubject?.subjectId ?? null,
    })),
  );
  await changeAccounts(
    db,
    all.flatMap((one) => {
      const fields = fieldsOf(one).filter((field) => field === 'name' || field === 'phone');
      return fields.length === 0
        ? []
        : [{ accountId: one.before.accountId, fields, name: one.before.name, phone: one.before.phone }];
    }),
  );
  await replaceLessons(
    db,
    schoolId,
    having(all, 'lessons').map(({ before }) => ({ teacherId: before.id, lessons: before.lessons })),
  );
  const returning = having(all, 'status').map(({ before }) => before);
  await setLeft(db, schoolId, { table: 'teacher', ids: returning.map(({ id }) => id), leftOn: null });
  await reopenGrants(db, { schoolId, role: 'TEACHER', accountIds: returning.map(({ accountId }) => accountId) });
}

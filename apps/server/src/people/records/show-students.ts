import type { OwnRecord, StudentRecord } from '@zhibi/contract/people/records';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { gradesInStage } from '../policy.js';
import { findSchool } from '../store.js';
import { peoplePage } from './people-page.js';
import { canOfStudent, mayOversee, mayReadStudent } from './policy.js';
import { stateOf } from './rules.js';
import { classRows } from './store-classes.js';
import {
  countStudents,
  pageOfStudents,
  type StudentFilter,
  type StudentRow,
  staysOf,
  studentRowById,
} from './store-students.js';

/** A page of the students of the school. */
export async function listStudents(db: Db, actor: Actor, { cursor, ...asked }: StudentFilter & { cursor?: string }) {
  ensure(mayOversee(actor), 'not-found');
  const filter = { ...asked, grades: gradesInStage(actor) };
  const { rows, ...page } = await peoplePage(cursor, {
    read: (part) => pageOfStudents(db, actor.schoolId, filter, part),
    count: () => countStudents(db, actor.schoolId, filter),
    idOf: ({ studentId }) => studentId,
  });
  return { ...page, items: rows.map((row) => studentRecord(actor, row)) };
}

/** One student with the way through the classes, for whoever oversees the school and the teachers of the class. */
export async function showStudent(db: Db, actor: Actor, studentId: string) {
  ensure(actor.schoolId !== '', 'not-found');
  const row = await studentRowById(db, actor.schoolId, studentId);
  ensure(mayReadStudent(actor, row.classId), 'not-found');
  return { ...studentRecord(actor, row), stays: await staysOf(db, actor.schoolId, studentId) };
}

/** What students read about themselves: their details, the class of today with its teachers, the classes before it. */
export async function showOwnRecord(db: Db, actor: Actor): Promise<OwnRecord> {
  ensure(actor.studentId !== null, 'not-found');
  const { schoolId } = actor;
  const row = await studentRowById(db, schoolId, actor.studentId);
  const [mine] = row.classId === null ? [] : await classRows(db, schoolId, { classId: row.classId });
  return {
    account: row.account ?? '',
    studentNo: row.studentNo,
    name: row.name,
    sex: row.sex,
    birthday: row.birthday,
    schoolName: (await findSchool(db, schoolId))?.name ?? '',
    className: row.className,
    headTeacher: mine?.headTeacher?.name ?? null,
    classmates: Math.max(0, (mine?.students ?? 0) - 1),
    teachers: mine?.lessons.map(({ subjectName, name }) => ({ subjectName, name })) ?? [],
    stays: await staysOf(db, schoolId, actor.studentId),
  };
}

export function studentRecord(actor: Actor, { pinyin: _, activated, disabled, ...row }: StudentRow): StudentRecord {
  const facts = { ...row, activated, disabled, hasAccount: row.account !== null };
  return { ...row, account: row.account ?? '', state: stateOf(facts), can: canOfStudent(actor, facts) };
}

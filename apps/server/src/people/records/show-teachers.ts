import type { TeacherRecord } from '@zhibi/contract/people/records';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { gradesInStage } from '../policy.js';
import { peoplePage } from './people-page.js';
import { canOfTeacher, mayOversee } from './policy.js';
import { stateOf } from './rules.js';
import {
  countTeachers,
  pageOfTeachers,
  type TeacherFilter,
  type TeacherRow,
  teacherRowById,
} from './store-teachers.js';

/** A page of the teachers of the school. */
export async function listTeachers(db: Db, actor: Actor, { cursor, ...asked }: TeacherFilter & { cursor?: string }) {
  ensure(mayOversee(actor), 'not-found');
  const filter = { ...asked, grades: gradesInStage(actor) };
  const { rows, ...page } = await peoplePage(cursor, {
    read: (part) => pageOfTeachers(db, actor.schoolId, filter, part),
    count: () => countTeachers(db, actor.schoolId, filter),
    idOf: ({ teacherId }) => teacherId,
  });
  return { ...page, items: rows.map((row) => teacherRecord(actor, row)) };
}

/** One teacher, as whoever oversees the school reads the record. */
export async function showTeacher(db: Db, actor: Actor, teacherId: string): Promise<TeacherRecord> {
  ensure(mayOversee(actor), 'not-found');
  return teacherRecord(actor, await teacherRowById(db, actor.schoolId, teacherId));
}

export function teacherRecord(actor: Actor, { pinyin: _, activated, disabled, ...row }: TeacherRow): TeacherRecord {
  const facts = { ...row, activated, disabled, hasAccount: row.account !== null };
  return { ...row, account: row.account ?? '', state: stateOf(facts), can: canOfTeacher(actor, facts) };
}

import type { TeacherRecord } from '@zhibi/contract/people/records';
import type { Actor } from '@zhibi/contract/session';
import { cursorAfterKey, keyOfCursor } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { canOfTeacher, mayOversee } from './policy.js';
import { stateOf } from './rules.js';
import {
  countTeachers,
  pageOfTeachers,
  type TeacherFilter,
  type TeacherRow,
  teacherRowById,
} from './store-teachers.js';

const PAGE = 50;

/** A page of the teachers of the school; how many there are comes with the first. */
export async function listTeachers(db: Db, actor: Actor, { cursor, ...filter }: TeacherFilter & { cursor?: string }) {
  ensure(mayOversee(actor), 'not-found');
  const after = keyOfCursor(cursor, 2);
  const rows = await pageOfTeachers(db, actor.schoolId, filter, { limit: PAGE + 1, ...(after && { after }) });
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return {
    items: rows.slice(0, PAGE).map((row) => teacherRecord(actor, row)),
    next: last ? cursorAfterKey([last.pinyin, last.teacherId]) : null,
    total: after === undefined ? await countTeachers(db, actor.schoolId, filter) : null,
  };
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

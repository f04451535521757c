import type { LeavingReason } from '@zhibi/contract/people';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { endGrants, endSessionsOf, reopenGrants } from '../../session/index.js';
import { type Here, noteDown } from './keeping.js';
import { mayKeep } from './policy.js';
import { isMovingDay, toDate } from './rules.js';
import { lockClass } from './store-classes.js';
import { beginStays, endStays, presentStays, touchStudents } from './store-stays.js';
import { lockStudents } from './store-students.js';

interface Some {
  studentIds: readonly string[];
  /** `yyyymmdd` */
  on: string;
}

/** The students, held, all of this school, in it (or all out of it); the day fits each of their present stays. */
async function hold(db: Db, actor: Actor, { studentIds, on }: Some, { today }: Here, where: 'here' | 'left') {
  ensure(mayKeep(actor), 'not-found');
  const ids = [...new Set(studentIds)];
  const students = await lockStudents(db, actor.schoolId, ids);
  ensure(students.length === ids.length, 'not-found');
  ensure(
    students.every((one) => (one.leftOn === null) === (where === 'here') && one.erasedAt === null),
    'conflict',
    'changed',
  );
  const stays = await presentStays(db, actor.schoolId, ids);
  const since = (id: string, leftOn: string | null) => stays.get(id)?.fromOn ?? leftOn;
  const fits = students.every((one) => isMovingDay(toDate(on), today, since(one.id, one.leftOn)));
  ensure(fits, 'conflict', 'day-out-of-order');
  return { students, stays };
}

/** Students go into another class from a day on; those who are in it already stay as they are. Answers how many moved. */
export async function moveStudents(
  db: Db,
  actor: Actor,
  input: Some & { classId: string },
  here: Here,
): Promise<number> {
  ensure(mayKeep(actor), 'not-found');
  const { schoolId } = actor;
  const { classId } = input;
  const { name: to } = await lockClass(db, schoolId, classId);
  const { students, stays } = await hold(db, actor, input, here, 'here');
  const moving = students.map(({ id }) => id).filter((id) => stays.get(id)?.classId !== classId);
  if (moving.length === 0) return 0;
  const on = toDate(input.on);
  await endStays(db, schoolId, moving, on);
  await beginStays(db, { schoolId, classId, on }, moving);
  await touchStudents(db, schoolId, moving);
  const detail = (id: string) => ({ from: stays.get(id)?.classId ?? null, classId, className: to, on: input.on });
  await noteDown(db, actor, here, { what: 'moved', whose: 'student', ids: moving, detail });
  return moving.length;
}

/** Students leave the school: they cannot enter from this moment on. What they wrote and got stays. */
export async function leaveStudents(
  db: Db,
  actor: Actor,
  input: Some & { why: LeavingReason },
  here: Here,
): Promise<number> {
  const { students } = await hold(db, actor, input, here, 'here');
  const [ids, accountIds] = [students.map(({ id }) => id), students.map(({ accountId }) => accountId)];
  const { schoolId } = actor;
  const on = toDate(input.on);
  await endStays(db, schoolId, ids, on);
  await endGrants(db, { schoolId, role: 'STUDENT', accountIds }, here.now);
  await endSessionsOf(db, accountIds, here.now);
  await touchStudents(db, schoolId, ids, { on, why: input.why });
  await noteDown(db, actor, here, { what: 'left', whose: 'student', ids, detail: { why: input.why, on: input.on } });
  return ids.length;
}

/** Students who had left are back in a class and may enter again with the password they had. */
export async function returnStudents(
  db: Db,
  actor: Actor,
  input: Some & { classId: string },
  here: Here,
): Promise<number> {
  ensure(mayKeep(actor), 'not-found');
  const { schoolId } = actor;
  const { name: className } = await lockClass(db, schoolId, input.classId);
  const { students } = await hold(db, actor, input, here, 'left');
  const [ids, accountIds] = [students.map(({ id }) => id), students.map(({ accountId }) => accountId)];
  await beginStays(db, { schoolId, classId: input.classId, on: toDate(input.on) }, ids);
  await reopenGrants(db, { schoolId, role: 'STUDENT', accountIds });
  await touchStudents(db, schoolId, ids, null);
  const detail = { classId: input.classId, className, on: input.on };
  await noteDown(db, actor, here, { what: 'returned', whose: 'student', ids, detail });
  return ids.length;
}

import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { endGrants, endSessionsOf, lockHolders, openGrant } from '../../session/index.js';
import { updateTeacher } from '../store.js';
import { teacherToChange } from './change-teacher.js';
import { type Here, noteDown } from './keeping.js';
import { isSelf, mayKeep } from './policy.js';
import { deleteLessons, dropHead, lessonsOf, touchClasses } from './store-classes.js';

interface Input {
  teacherId: string;
  revision: number;
}

/** A teacher leaves: roles, lessons and logins end now; the record and its history stay. */
export async function leaveTeacher(db: Db, actor: Actor, input: Input, here: Here): Promise<void> {
  ensure(mayKeep(actor), 'not-found');
  const { schoolId } = actor;
  const { teacherId } = input;
  const { accountId, leftOn } = await teacherToChange(db, schoolId, input);
  ensure(leftOn === null, 'not-found');
  ensure(!isSelf(actor, accountId), 'conflict', 'yourself');
  const administrators = await lockHolders(db, schoolId, 'SCHOOLADMIN');
  ensure(
    administrators.some((one) => one !== accountId) || !administrators.includes(accountId),
    'conflict',
    'last-administrator',
  );
  for (const role of ['TEACHER', 'SCHOOLADMIN', 'SCHOOLPRINCIPAL'] as const)
    await endGrants(db, { schoolId, role, accountIds: [accountId] }, here.now);
  const lessons = await lessonsOf(db, schoolId, { teacherId });
  await deleteLessons(db, schoolId, lessons);
  const led = await dropHead(db, schoolId, teacherId);
  await touchClasses(db, schoolId, [...new Set(lessons.map(({ classId }) => classId))]);
  await endSessionsOf(db, [accountId], here.now);
  await updateTeacher(db, schoolId, teacherId, { leftOn: here.today });
  const detail = { lessons: lessons.map(({ classId, subjectId }) => ({ classId, subjectId })), led };
  await noteDown(db, actor, here, { what: 'left', whose: 'teacher', ids: [teacherId], detail });
}

/** A teacher is back, without the lessons and further roles of before: those are given anew. */
export async function returnTeacher(db: Db, actor: Actor, input: Input, here: Here): Promise<void> {
  ensure(mayKeep(actor), 'not-found');
  const { schoolId, organisationId } = actor;
  const { accountId, leftOn } = await teacherToChange(db, schoolId, input);
  ensure(leftOn !== null, 'conflict', 'changed');
  await openGrant(db, { schoolId, organisationId, role: 'TEACHER', accountId }, here.now);
  await updateTeacher(db, schoolId, input.teacherId, { leftOn: null });
  await noteDown(db, actor, here, { what: 'returned', whose: 'teacher', ids: [input.teacherId] });
}

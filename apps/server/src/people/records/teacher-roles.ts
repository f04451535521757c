import type { TeacherRole } from '@zhibi/contract/people/records';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { endGrants, lockHolders, openGrant } from '../../session/index.js';
import { teacherToChange } from './change-teacher.js';
import { type Here, noteDown } from './keeping.js';
import { mayKeep } from './policy.js';
import { touchTeachers } from './store-teachers.js';

/** The roles that a school gives and takes; being a teacher ends only with leaving. */
const GIVEN = ['SCHOOLADMIN', 'SCHOOLPRINCIPAL'] as const satisfies readonly TeacherRole[];

interface Input {
  teacherId: string;
  revision: number;
  roles: readonly TeacherRole[];
}

/** Gives a teacher the roles of administrator or principal, or takes them away. The school is never left without an administrator. */
export async function setTeacherRoles(db: Db, actor: Actor, input: Input, here: Here): Promise<void> {
  ensure(mayKeep(actor), 'not-found');
  const { schoolId, organisationId } = actor;
  const { teacherId, roles } = input;
  const { accountId, leftOn } = await teacherToChange(db, schoolId, input);
  ensure(leftOn === null, 'not-found');
  const [given, taken]: TeacherRole[][] = [[], []];
  for (const role of GIVEN) {
    const holders = await lockHolders(db, schoolId, role);
    const [has, wanted] = [holders.includes(accountId), roles.includes(role)];
    if (has === wanted) continue;
    if (wanted) {
      await openGrant(db, { schoolId, organisationId, role, accountId }, here.now);
      given?.push(role);
      continue;
    }
    if (role === 'SCHOOLADMIN') ensure(holders.length > 1, 'conflict', 'last-administrator');
    await endGrants(db, { schoolId, role, accountIds: [accountId] }, here.now);
    taken?.push(role);
  }
  await touchTeachers(db, schoolId, [teacherId]);
  await noteDown(db, actor, here, { what: 'roles', whose: 'teacher', ids: [teacherId], detail: { given, taken } });
}

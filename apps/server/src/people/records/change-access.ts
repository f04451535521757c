import type { PasswordSlip } from '@zhibi/contract/people';
import type { Whose } from '@zhibi/contract/people/records';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import {
  accountFactsById,
  accountsElsewhere,
  endSessionsOf,
  setDisabled,
  setInitialPassword,
} from '../../session/index.js';
import { startPasswords } from '../initial-passwords.js';
import { classNamesOf } from '../store-slips.js';
import type { Initial } from './create-teacher.js';
import { type Here, noteDown } from './keeping.js';
import { isSelf, mayKeep } from './policy.js';
import { touchStudents } from './store-stays.js';
import { lockStudents } from './store-students.js';
import { lockTeachers, touchTeachers } from './store-teachers.js';

interface Some {
  whose: Whose;
  ids: readonly string[];
}

/** The people whose access is changed, locked: all of this school, none of them gone, none the actor, none with roles elsewhere. */
async function hold(db: Db, actor: Actor, some: Some) {
  ensure(mayKeep(actor), 'not-found');
  const ids = [...new Set(some.ids)];
  const people =
    some.whose === 'teacher'
      ? await lockTeachers(db, actor.schoolId, ids)
      : await lockStudents(db, actor.schoolId, ids);
  ensure(people.length === ids.length && people.every(({ leftOn }) => leftOn === null), 'not-found');
  ensure(!people.some(({ accountId }) => isSelf(actor, accountId)), 'conflict', 'yourself');
  const accountIds = people.map(({ accountId }) => accountId);
  const elsewhere = await accountsElsewhere(db, accountIds);
  const names = people.filter(({ accountId }) => elsewhere.has(accountId)).map(({ name }) => name);
  ensure(names.length === 0, 'conflict', 'held-elsewhere', { names });
  return { people, accountIds };
}

const touch = (db: Db, schoolId: string, { whose, ids }: Some) =>
  whose === 'teacher' ? touchTeachers(db, schoolId, ids) : touchStudents(db, schoolId, ids);

/** New initial passwords. One is made at once; many are made by a job whose slips are taken by its batch. Every login of theirs ends. */
export async function resetPasswords(
  db: Db,
  actor: Actor,
  some: Some,
  { here, initial }: { here: Here; initial: Initial | null },
): Promise<{ slip: PasswordSlip | null; jobId: string | null }> {
  const { people, accountIds } = await hold(db, actor, some);
  const { schoolId, accountId: byAccount } = actor;
  await endSessionsOf(db, accountIds, here.now);
  await touch(db, schoolId, some);
  const ids = people.map(({ id }) => id);
  await noteDown(db, actor, here, { what: 'password-reset', whose: some.whose, ids });
  const [person] = people;
  if (initial === null || person === undefined || people.length > 1)
    return { slip: null, jobId: await startPasswords(db, { accountId: byAccount, schoolId }, accountIds) };
  await setInitialPassword(db, person.accountId, { passwordHash: initial.passwordHash, at: here.now });
  const facts = (await accountFactsById(db, accountIds)).get(person.accountId);
  ensure(facts !== undefined, 'not-found');
  const className = (await classNamesOf(db, schoolId, accountIds)).get(person.accountId) ?? '';
  const { accountId, account } = facts;
  return { slip: { accountId, account, name: person.name, password: initial.password, className }, jobId: null };
}

/** These people cannot enter from this moment on: their logins end at once. */
export async function disablePeople(db: Db, actor: Actor, some: Some, here: Here): Promise<number> {
  const { people, accountIds } = await hold(db, actor, some);
  const changed = await setDisabled(db, accountIds, here.now);
  await endSessionsOf(db, accountIds, here.now);
  const ids = idsOf(people, changed);
  await touch(db, actor.schoolId, { whose: some.whose, ids });
  await noteDown(db, actor, here, { what: 'disabled', whose: some.whose, ids });
  return ids.length;
}

/** These people may enter again, with the password they had. */
export async function enablePeople(db: Db, actor: Actor, some: Some, here: Here): Promise<number> {
  const { people, accountIds } = await hold(db, actor, some);
  const ids = idsOf(people, await setDisabled(db, accountIds, null));
  await touch(db, actor.schoolId, { whose: some.whose, ids });
  await noteDown(db, actor, here, { what: 'enabled', whose: some.whose, ids });
  return ids.length;
}

function idsOf(people: readonly { id: string; accountId: string }[], accountIds: readonly string[]): string[] {
  const wanted = new Set(accountIds);
  return people.filter(({ accountId }) => wanted.has(accountId)).map(({ id }) => id);
}

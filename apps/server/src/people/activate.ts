import { fieldMessages, type Language, nameBeside } from '@zhibi/contract/kernel';
import type { peopleApi } from '@zhibi/contract/people';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { recordAct } from '../platform/audit.js';
import type { Database, Db } from '../platform/db.js';
import { ensure, found } from '../platform/problem.js';
import {
  accountById,
  activateAccount,
  choosePassword,
  hashPassword,
  redeemTicket,
  setPasswordHash,
} from '../session/index.js';
import { toDate } from './records/rules.js';
import { schoolNames, updateStudent, updateTeacher } from './store.js';

type TeacherInput = z.output<typeof peopleApi.activateTeacher.input>;
type StudentInput = z.output<typeof peopleApi.activateStudent.input>;

interface Context {
  database: Database;
  language: Language;
  now: Date;
}

/** The first login of a teacher: a name, a sex and a password of their own. */
export const activateTeacher = (actor: Actor, input: TeacherInput, about: Context): Promise<void> =>
  activate(actor, input, about, async (system) => {
    const { name, sex } = input;
    if (actor.teacherId !== null) await updateTeacher(system, actor.schoolId, actor.teacherId, { name, sex });
  });

/** The first login of a student, who also gives a birthday. */
export const activateStudent = (actor: Actor, input: StudentInput, about: Context): Promise<void> =>
  activate(actor, input, about, async (system) => {
    const { studentId, schoolId } = actor;
    ensure(studentId !== null);
    const { name, sex, birthday } = input;
    await updateStudent(system, schoolId, studentId, { name, sex, birthday: toDate(birthday) });
  });

/** Account and record in one transaction: nobody is activated by half, for the screen that does it is never shown again. */
async function activate(
  actor: Actor,
  input: TeacherInput,
  { database, language, now }: Context,
  keepRecord: (system: Db) => Promise<void>,
): Promise<void> {
  const owner = await database.readAsSystem(async (system) => {
    const account = found(await accountById(system, actor.accountId));
    return {
      ...account,
      knownName: account.name,
      name: input.name,
      schools: actor.schoolId === '' ? [] : await schoolNames(system, actor.schoolId),
    };
  });
  const isCalledSo = nameBeside(owner.knownName).safeParse(input.name).success;
  ensure(isCalledSo, 'invalid', undefined, { fields: { name: fieldMessages.name?.[language] } });
  const password = await choosePassword(input.newPassword, { owner, field: 'newPassword', language });
  const passwordHash = await hashPassword(password); // takes its time: before the transaction
  await database.asSystem(async (system) => {
    const ticket = await redeemTicket(system, 'activate', input.password, now);
    ensure(ticket?.accountId === actor.accountId, 'conflict', 'ticket-used');
    await activateAccount(system, actor.accountId, { name: input.name, passwordHash, at: now });
    await keepRecord(system);
    await recordAct(system, {
      accountId: actor.accountId,
      schoolId: actor.schoolId || null,
      what: 'account-activated',
      detail: {},
    });
  });
}

/** After a reset: a password of one's own again, and nothing else. */
export async function renewPassword(
  actor: Actor,
  { password: secret, newPassword }: z.output<typeof peopleApi.renewPassword.input>,
  { database, language, now }: Context,
): Promise<void> {
  const owner = await database.readAsSystem(async (system) => ({
    ...found(await accountById(system, actor.accountId)),
    schools: actor.schoolId === '' ? [] : await schoolNames(system, actor.schoolId),
  }));
  const password = await choosePassword(newPassword, { owner, field: 'newPassword', language });
  const passwordHash = await hashPassword(password);
  await database.asSystem(async (system) => {
    const ticket = await redeemTicket(system, 'activate', secret, now);
    ensure(ticket?.accountId === actor.accountId && owner.activatedAt !== null, 'conflict', 'ticket-used');
    await setPasswordHash(system, actor.accountId, passwordHash);
    const schoolId = actor.schoolId || null;
    await recordAct(system, { accountId: actor.accountId, schoolId, what: 'password-changed', detail: {} });
  });
}

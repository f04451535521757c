import { fieldMessages, fieldRules, type Language } from '@zhibi/contract/kernel';
import type { peopleApi } from '@zhibi/contract/people';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { recordAct } from '../platform/audit.js';
import type { Database, Db } from '../platform/db.js';
import { demand } from '../platform/problem.js';
import { activateAccount, decodePassword, hashPassword, redeemTicket } from '../session/index.js';
import { updateStudent, updateTeacher } from './store.js';

type TeacherInput = z.output<typeof peopleApi.activateTeacher.input>;
type StudentInput = z.output<typeof peopleApi.activateStudent.input>;

interface Circumstances {
  database: Database;
  language: Language;
  now: Date;
}

/** The first login of a teacher: a name, a sex and a password of their own. */
export async function activateTeacher(db: Db, actor: Actor, input: TeacherInput, about: Circumstances): Promise<void> {
  await takeNewPassword(actor, input, about);
  if (actor.teacherId !== null)
    await updateTeacher(db, actor.schoolId, actor.teacherId, { name: input.name, sex: input.sex });
}

/** The first login of a student, who also gives a birthday. */
export async function activateStudent(db: Db, actor: Actor, input: StudentInput, about: Circumstances): Promise<void> {
  demand(actor.studentId !== null);
  await takeNewPassword(actor, input, about);
  const birthday = `${input.birthday.slice(0, 4)}-${input.birthday.slice(4, 6)}-${input.birthday.slice(6)}`;
  await updateStudent(db, actor.schoolId, actor.studentId, { name: input.name, sex: input.sex, birthday });
}

async function takeNewPassword(
  actor: Actor,
  input: TeacherInput,
  { database, language, now }: Circumstances,
): Promise<void> {
  const password = decodePassword(input.newPassword);
  demand(fieldRules.password.safeParse(password).success, 'invalid', undefined, {
    fields: { newPassword: fieldMessages.password?.[language] },
  });
  const passwordHash = await hashPassword(password);
  await database.asSystem(async (system) => {
    const ticket = await redeemTicket(system, 'activate', input.password, now);
    demand(ticket?.accountId === actor.accountId, 'conflict', 'ticket-used');
    await activateAccount(system, actor.accountId, { name: input.name, passwordHash, at: now });
    await recordAct(system, {
      accountId: actor.accountId,
      schoolId: actor.schoolId || null,
      what: 'account-activated',
      detail: {},
    });
  });
}

import { fieldMessages, type Language } from '@zhibi/contract/kernel';
import { isCode, tidyCode } from '@zhibi/contract/people/organisation';
import type { registrationApi } from '@zhibi/contract/people/registration';
import type { LoginAnswer } from '@zhibi/contract/session';
import type { z } from 'zod';
import { recordAct } from '../../platform/audit.js';
import type { Database, Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure } from '../../platform/problem.js';
import {
  accountByPhone,
  activateAccount,
  changeAccount,
  choosePassword,
  findAccount,
  hashPassword,
  proveSmsCode,
  startSession,
  takeSmsCode,
} from '../../session/index.js';
import { enrolStudents, hireTeachers } from '../new-people.js';
import type { CodeSecret } from '../organisation/code-secret.js';
import { codeStateOf, isShortEnough } from '../organisation/rules.js';
import { organisationById } from '../organisation/store-organisation.js';
import { findSchool, schoolNames } from '../store.js';
import { recordLife } from '../store-life.js';
import { type FoundCode, findCode, useCode } from './store.js';

type Input = z.output<typeof registrationApi.register.input>;

interface Here {
  database: Database;
  signIn: Parameters<typeof startSession>[1];
  now: Date;
  /** The keyed hash of the network that asks. */
  from: string;
  /** The day of the school, `yyyy-mm-dd`. */
  today: string;
  language: Language;
  secret: CodeSecret;
}

/**
 * Opens an account with a phone code and an activation code: the school and the role are the code's. Everything happens
 * or nothing, so that a refusal uses up neither code; only a wrong phone code counts as a try. Runs as the system:
 * nobody is signed in yet, so every check is made here. The password is hashed between two short transactions, for it
 * is slow on purpose; what was checked before is checked again in the transaction that decides.
 */
export async function register(input: Input, here: Here): Promise<LoginAnswer> {
  const { database, signIn, now, from, language, secret } = here;
  const { account, name, phone, code } = input;
  const proved = await proveSmsCode(database, { phone, purpose: 'register', code, from, now });
  ensure(proved !== undefined, 'forbidden', 'sms-code-wrong');
  const digest = digestOf(secret, input.activationCode);
  const schools = await database.readAsSystem(async (db) => {
    const { schoolId } = await check(db, input, here, findCode(db, digest, 'look'));
    return schoolNames(db, schoolId);
  });
  const owner = { account, name, phone, schools };
  const password = await choosePassword(input.password, { owner, field: 'password', language });
  const passwordHash = await hashPassword(password);
  return database.asSystem(async (db) => {
    const held = await check(db, input, here, findCode(db, digest, 'hold'));
    await takeSmsCode(db, proved, now);
    const accountId = await arrive(db, input, held, here);
    await activateAccount(db, accountId, { name: input.name, passwordHash, at: now });
    await useCode(db, held, { accountId, at: now, eventId: newId() });
    const { schoolId, role, codeId } = held;
    await recordAct(db, { accountId, schoolId, what: 'registered', detail: { role, codeId } });
    return startSession(db, signIn, accountId, 1, { by: 'register' });
  });
}

/** What cannot be a code at all is looked for nowhere. */
const digestOf = (secret: CodeSecret, typed: string): string => {
  const text = tidyCode(typed);
  return isCode(text) ? secret.digestOf(text) : '';
};

/** The code is good, its school is open, and the account and the phone are free. */
async function check(db: Db, input: Input, here: Here, finding: Promise<FoundCode | undefined>): Promise<FoundCode> {
  const { now, language } = here;
  const code = await finding;
  ensure(code !== undefined, 'conflict', 'activation-code-unknown');
  const state = codeStateOf(code, now);
  ensure(state === 'unused', 'conflict', `activation-code-${state}`);
  const school = await findSchool(db, code.schoolId);
  ensure(school !== undefined && !school.dataLock, 'conflict', 'school-locked');
  const { accountLongest } = await organisationById(db, code.organisationId);
  const fields = { account: fieldMessages.account?.[language] };
  ensure(isShortEnough(input.account, accountLongest), 'invalid', undefined, { fields });
  ensure((await findAccount(db, input.account)) === undefined, 'conflict', 'account-taken');
  ensure((await accountByPhone(db, input.phone)) === undefined, 'conflict', 'phone-taken');
  return code;
}

/** The person joins the school. A student has no number of the school's yet: the account name stands for it until then. */
async function arrive(db: Db, input: Input, code: FoundCode, { now, today }: Here): Promise<string> {
  const { schoolId, organisationId, role, classId, codeId } = code;
  const { account, name, phone } = input;
  const arrival = { schoolId, organisationId, byAccount: null, now, today };
  const person = { id: newId(), accountId: newId(), account, name, sex: null, passwordHash: '' };
  if (role === 'TEACHER')
    await hireTeachers(db, arrival, [{ ...person, teacherNo: null, phone, mainSubjectId: null, lessons: [] }]);
  else {
    await enrolStudents(db, arrival, [{ ...person, studentNo: account, birthday: null, classId }]);
    await changeAccount(db, person.accountId, { phone });
  }
  const whose = role === 'TEACHER' ? 'teacher' : 'student';
  const life = {
    schoolId,
    whose,
    whoseId: person.id,
    what: 'registered',
    byAccount: person.accountId,
    at: now,
  } as const;
  await recordLife(db, [{ ...life, detail: { codeId } }]);
  return person.accountId;
}

import type { Language } from '@zhibi/contract/kernel';
import type { Actor, sessionApi } from '@zhibi/contract/session';
import type { z } from 'zod';
import { recordAct } from '../platform/audit.js';
import type { Clock } from '../platform/clock.js';
import type { Database, Db } from '../platform/db.js';
import { found } from '../platform/problem.js';
import { type Attempt, type Done, done } from './attempt.js';
import { choosePassword } from './choose-password.js';
import { asOwner } from './confirm-owner.js';
import { hashPassword } from './passwords.js';
import { maskedPhone } from './rules.js';
import { proveSmsCode } from './sms-codes.js';
import { accountById, accountByPhone, endOtherSessions, setPasswordHash } from './store.js';
import { changeAccount } from './store-accounts.js';
import { spendSmsCode } from './store-tries.js';

interface Surroundings {
  database: Database;
  clock: Clock;
}

/** Binds a phone to the account of whoever is signed in, in place of the one before: whoever holds it can log in. @param from the keyed hash of the network */
export async function bindPhone(
  around: Surroundings,
  { actor, from }: { actor: Actor; from: string },
  { phone, code, password }: z.output<typeof sessionApi.bindPhone.input>,
): Promise<Attempt<Done>> {
  const now = around.clock.now();
  const proved = await proveSmsCode(around.database, { phone, purpose: 'bind', code, from, now });
  if (proved === undefined) return { refused: 'sms-code-wrong' };
  return asOwner(around, { actor, password }, async (db) => {
    const owner = await accountByPhone(db, phone);
    if (owner !== undefined && owner.id !== actor.accountId) return { refused: 'phone-taken' };
    if (!(await spendSmsCode(db, proved.codeId, now))) return { refused: 'sms-code-wrong' };
    await changeAccount(db, actor.accountId, { phone });
    await recordAct(db, {
      accountId: actor.accountId,
      schoolId: null,
      what: 'phone-bound',
      detail: { phone: maskedPhone(phone) },
    });
    return done;
  });
}

/**
 * Changes the password; whoever else is logged in as this account is out. Who has forgotten the old one has just logged in
 * with the phone that is bound to the account: that is enough.
 */
export async function changePassword(
  around: Surroundings & { schoolNames(db: Db, schoolId: string): Promise<readonly string[]> },
  actor: Actor,
  { password, newPassword }: z.output<typeof sessionApi.changePassword.input>,
  language: Language,
): Promise<Attempt<Done>> {
  const owner = await around.database.readAsSystem(async (db) => ({
    ...found(await accountById(db, actor.accountId)),
    schools: actor.schoolId === '' ? [] : await around.schoolNames(db, actor.schoolId),
  }));
  const wanted = await choosePassword(newPassword, { owner, field: 'newPassword', language });
  const confirmed = await asOwner(around, { actor, password, proofs: ['password', 'phone'] }, async () => done);
  if ('refused' in confirmed) return confirmed;
  const passwordHash = await hashPassword(wanted);
  await around.database.asSystem(async (db) => {
    await setPasswordHash(db, actor.accountId, passwordHash);
    await endOtherSessions(db, actor.accountId, actor.sessionId, around.clock.now());
    await recordAct(db, { accountId: actor.accountId, schoolId: null, what: 'password-changed', detail: {} });
  });
  return done;
}

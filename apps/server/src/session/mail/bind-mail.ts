import { randomInt } from 'node:crypto';
import type { Language } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { recordAct } from '../../platform/audit.js';
import type { Clock } from '../../platform/clock.js';
import type { Database } from '../../platform/db.js';
import type { Mailer } from '../../platform/messages/mail.js';
import { type Attempt, type Done, done } from '../attempt.js';
import { CODE_WAIT_S, maskedMail, mayHaveCode } from '../rules.js';
import { proveSmsCode } from '../sms-codes.js';
import { changeAccount } from '../store-accounts.js';
import { codesAskedFrom, codesSent, insertSmsCode, lockPhone, spendSmsCode } from '../store-tries.js';

interface Surroundings {
  database: Database;
  clock: Clock;
  mailer: Mailer | undefined;
}

const words = {
  zh: (code: string) => ({
    subject: '纸笔：邮箱验证码',
    text: `验证码 ${code}，5分钟内有效。填入后，这个邮箱将收到没交作业的提醒。若不是您本人操作，无需理会。`,
  }),
  en: (code: string) => ({
    subject: 'Zhibi: the code for your mail address',
    text: `Your code is ${code}, valid for 5 minutes. Once it is entered, this address is reminded of homework that is missing. If you did not ask for it, nothing need be done.`,
  }),
} as const;

/** Addresses are told apart as their servers do, nearly all of them: by no case. */
const spelled = (mail: string) => mail.toLowerCase();

/**
 * Sends a code to an address that reminders are to go to: nobody is written to who has not said yes. One a minute and ten a day, of an address as of an
 * account, whatever other addresses it tries.
 */
export async function sendMailCode(
  { database, clock, mailer }: Surroundings,
  actor: Actor,
  wanted: { mail: string; language: Language },
): Promise<Attempt<{ waitSeconds: number }>> {
  if (mailer === undefined) return { refused: 'mail-off' };
  const now = clock.now();
  const mail = spelled(wanted.mail);
  const askedFrom = actor.accountId;
  const code = String(randomInt(10_000)).padStart(4, '0');
  const may = await database.asSystem(async (db) => {
    for (const one of [askedFrom, mail]) await lockPhone(db, one);
    const sent = [await codesAskedFrom(db, askedFrom, now), await codesSent(db, mail, now)];
    for (const before of sent) {
      const judged = mayHaveCode(before, now);
      if (judged !== 'yes') return judged;
    }
    await insertSmsCode(db, { phone: mail, purpose: 'bind', answer: code, sentAt: now, askedFrom });
    return 'yes';
  });
  if (may !== 'yes')
    return { refused: may.not === 'code-too-many' ? 'mail-too-many' : may.not, retryAfterS: may.retryAfterS };
  try {
    await mailer.send({ to: mail, ...words[wanted.language](code) });
  } catch {
    return { refused: 'mail-not-sent' }; // a wrong address is the person's to mend; the try stays counted
  }
  return { answer: { waitSeconds: CODE_WAIT_S } };
}

/** Reminders go to this address from now on, in place of the one before. */
export async function bindMail(
  { database, clock }: Surroundings,
  { accountId }: Actor,
  { mail, code }: { mail: string; code: string },
): Promise<Attempt<Done>> {
  const now = clock.now();
  const of = { phone: spelled(mail), purpose: 'bind', code, from: accountId, now } as const;
  const proved = await proveSmsCode(database, of);
  if (proved === undefined) return { refused: 'mail-code-wrong' };
  return database.asSystem(async (db) => {
    if (!(await spendSmsCode(db, proved.codeId, now))) return { refused: 'mail-code-wrong' };
    await changeAccount(db, accountId, { mail: proved.phone });
    const detail = { mail: maskedMail(proved.phone) };
    await recordAct(db, { accountId, schoolId: null, what: 'mail-bound', detail });
    return done;
  });
}

/** No reminder goes by mail any more. */
export async function unbindMail({ database }: Surroundings, { accountId }: Actor): Promise<Attempt<Done>> {
  return database.asSystem(async (db) => {
    await changeAccount(db, accountId, { mail: null });
    await recordAct(db, { accountId, schoolId: null, what: 'mail-unbound', detail: {} });
    return done;
  });
}

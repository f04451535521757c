import type { LoginAnswer, sessionApi } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Database } from '../platform/db.js';
import type { Attempt } from './attempt.js';
import { enter, type LoginServices } from './enter.js';
import { recordRefusal } from './record-refusal.js';
import { maskedPhone, schoolLogin } from './rules.js';
import { proveSmsCode } from './sms-codes.js';
import { accountByPhone } from './store.js';
import { rememberAddress } from './store-failures.js';
import { spendSmsCode } from './store-tries.js';
import type { Visitor } from './visitor.js';

/** One try to enter with a phone and the code sent to it. A phone that nobody has is answered like a wrong code. */
export async function logInByPhone(
  database: Database,
  login: LoginServices,
  visitor: Visitor,
  { phone, code, source }: z.output<typeof sessionApi.phoneLogin.input>,
): Promise<Attempt<LoginAnswer>> {
  const now = login.clock.now();
  const proved = await proveSmsCode(database, { phone, purpose: 'login', code, from: visitor.address, now });
  return database.asSystem(async (db) => {
    const account = await accountByPhone(db, phone);
    const isOwner = proved !== undefined && (await spendSmsCode(db, proved.codeId, now));
    const entered =
      isOwner && account
        ? await enter(db, login, account, { loginTypes: schoolLogin, by: 'phone', source })
        : undefined;
    if (entered !== undefined && account !== undefined) {
      await rememberAddress(db, account.id, visitor.address, now);
      visitor.remember(account.id);
      return entered;
    }
    await recordRefusal(db, {
      by: 'phone',
      refused: 'sms-code-wrong',
      accountId: account?.id,
      who: maskedPhone(phone),
    });
    return { refused: 'sms-code-wrong' };
  });
}

import type { LoginType } from '@zhibi/contract/kernel';
import type { LoginAnswer, sessionApi } from '@zhibi/contract/session';
import type { z } from 'zod';
import { recordAct } from '../platform/audit.js';
import type { Db } from '../platform/db.js';
import { demand } from '../platform/problem.js';
import { decodePassword, isPassword } from './passwords.js';
import { countOf, needsImageCode, waitMs } from './rules.js';
import { type SignIn, startSession } from './start-session.js';
import { clearFailures, findAccount, findFailures, grantsOf, setFailures, takeImageCode } from './store.js';
import { issueTicket } from './tickets.js';

type Input = z.output<typeof sessionApi.login.input>;

/** What one try of a login came to. A failure is an answer, not a throw: its count must be committed. */
export type LoginTry =
  | { answer: LoginAnswer }
  | {
      refused: 'bad-credentials' | 'image-code-needed' | 'image-code-wrong' | 'account-waits' | 'disabled';
      retryAfterS?: number;
    };

/** One try to enter through a door with account and password. The wrong door answers like a wrong password. */
export async function logIn(db: Db, signIn: SignIn, door: readonly LoginType[], input: Input): Promise<LoginTry> {
  const now = signIn.clock.now();
  const past = await findFailures(db, input.account);
  const wait = waitMs(past, now);
  if (wait > 0) return { refused: 'account-waits', retryAfterS: Math.ceil(wait / 1000) };
  if (needsImageCode(past, now)) {
    if (input.imageCodeId === undefined || input.imageCode === undefined) return { refused: 'image-code-needed' };
    if (!(await takeImageCode(db, input.imageCodeId, input.imageCode, now))) return { refused: 'image-code-wrong' };
  }

  const account = await findAccount(db, input.account);
  const right = await isPassword(decodePassword(input.password), account?.passwordHash);
  const grants = account ? await grantsOf(db, account.id) : [];
  const types = [...new Set(grants.map((grant) => grant.loginType))].filter((type) => door.includes(type)).sort();
  if (!right || account === undefined || types.length === 0) {
    await setFailures(db, input.account, countOf(past, now) + 1, now);
    await recordAct(db, {
      accountId: account?.id ?? null,
      schoolId: null,
      what: 'login-refused',
      detail: { account: input.account },
    });
    return { refused: 'bad-credentials' };
  }
  await clearFailures(db, input.account);
  if (account.disabledAt !== null) return { refused: 'disabled' };
  const [only, ...others] = types;
  demand(only !== undefined);
  if (others.length > 0) {
    const loginTicket = await issueTicket(db, { kind: 'choose', accountId: account.id, loginType: null, now });
    return { answer: { choices: types.map((loginType) => ({ loginType, name: account.name })), loginTicket } };
  }
  return { answer: await startSession(db, signIn, account.id, only) };
}

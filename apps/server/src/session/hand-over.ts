import type { LoggedIn, Pair, sessionApi } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../platform/db.js';
import type { Attempt } from './attempt.js';
import { enter, type LoginServices } from './enter.js';
import { recordRefusal } from './record-refusal.js';
import { partnerLogin } from './rules.js';
import { accountById } from './store.js';
import { issueTicket, redeemTicket } from './tickets.js';

/** Mints the pair that a partner puts into the address: one use, 60 s, worth nothing afterwards. */
export async function mintHandOver(db: Db, accountId: string, now: Date): Promise<Pair> {
  const [token = '', refreshToken = ''] = (
    await issueTicket(db, { kind: 'hand-over', accountId, loginType: 3, now, beganBy: 'hand-over' })
  ).split('.');
  return { token, refreshToken };
}

/** Exchanges a hand-over pair for a session of its own, as login type 3. */
export async function takeHandOver(
  db: Db,
  login: LoginServices,
  { token, refreshToken, source }: z.output<typeof sessionApi.handOver.input>,
): Promise<Attempt<z.output<typeof LoggedIn>>> {
  const ticket = await redeemTicket(db, 'hand-over', `${token}.${refreshToken}`, login.clock.now());
  const account = ticket && (await accountById(db, ticket.accountId));
  const entered = account && (await enter(db, login, account, { loginTypes: partnerLogin, by: 'hand-over', source }));
  if (entered !== undefined && 'refused' in entered) return entered;
  if (entered === undefined || !('token' in entered.answer)) {
    await recordRefusal(db, { by: 'hand-over', refused: 'ticket-used', accountId: account?.id, who: source });
    return { refused: 'ticket-used' };
  }
  return { answer: entered.answer };
}

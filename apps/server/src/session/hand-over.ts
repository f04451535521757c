import type { Pair } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { demand } from '../platform/problem.js';
import { type SignIn, startSession } from './start-session.js';
import { issueTicket, redeemTicket } from './tickets.js';

/** Mints the pair that a partner puts into the address: one use, 60 s, worth nothing afterwards. */
export async function mintHandOver(db: Db, accountId: string, now: Date): Promise<Pair> {
  const [token = '', refreshToken = ''] = (
    await issueTicket(db, { kind: 'hand-over', accountId, loginType: 3, now })
  ).split('.');
  return { token, refreshToken };
}

/** Exchanges a hand-over pair for a session of its own, as login type 3. */
export async function takeHandOver(db: Db, signIn: SignIn, pair: Pair) {
  const ticket = await redeemTicket(db, 'hand-over', `${pair.token}.${pair.refreshToken}`, signIn.clock.now());
  demand(ticket, 'forbidden', 'ticket-used');
  return startSession(db, signIn, ticket.accountId, 3);
}

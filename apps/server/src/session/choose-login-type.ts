import type { LoginAnswer, sessionApi } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../platform/db.js';
import { ensure } from '../platform/problem.js';
import type { Attempt } from './attempt.js';
import { recordRefusal } from './record-refusal.js';
import { rolesOf } from './rules.js';
import { type SignIn, startSession } from './start-session.js';
import { grantsOf } from './store.js';
import { redeemTicket } from './tickets.js';

/** Enters as the login type that the person chose; only one that the account holds. */
export async function chooseLoginType(
  db: Db,
  signIn: SignIn,
  { loginTicket, loginType }: z.output<typeof sessionApi.choose.input>,
): Promise<Attempt<LoginAnswer>> {
  const ticket = await redeemTicket(db, 'choose', loginTicket, signIn.clock.now());
  if (ticket === undefined) {
    await recordRefusal(db, { by: 'choose', refused: 'ticket-used' });
    return { refused: 'ticket-used' };
  }
  ensure(rolesOf(await grantsOf(db, ticket.accountId), loginType).length > 0);
  return {
    answer: await startSession(db, signIn, ticket.accountId, loginType, {
      by: ticket.beganBy,
      source: ticket.source ?? undefined,
    }),
  };
}

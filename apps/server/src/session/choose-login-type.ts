import type { sessionApi } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../platform/db.js';
import { demand } from '../platform/problem.js';
import { type SignIn, startSession } from './start-session.js';
import { grantsOf } from './store.js';
import { redeemTicket } from './tickets.js';

/** Enters as the login type that the person chose; only one that the account holds. */
export async function chooseLoginType(db: Db, signIn: SignIn, input: z.output<typeof sessionApi.choose.input>) {
  const ticket = await redeemTicket(db, 'choose', input.loginTicket, signIn.clock.now());
  demand(ticket, 'forbidden', 'ticket-used');
  const grants = await grantsOf(db, ticket.accountId);
  demand(grants.some((grant) => grant.loginType === input.loginType));
  return startSession(db, signIn, ticket.accountId, input.loginType);
}

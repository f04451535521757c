import type { Actor, sessionApi } from '@zhibi/contract/session';
import type { z } from 'zod';
import { recordAct } from '../platform/audit.js';
import type { Clock } from '../platform/clock.js';
import type { Database, Db } from '../platform/db.js';
import { type Attempt, type Done, done, type Refused } from './attempt.js';
import { asOwner } from './confirm-owner.js';
import { identify } from './log-in-by-weixin.js';
import { accountOfWeixin, deleteWeixin, insertWeixin, type WeixinUser, weixinOf } from './store-weixin.js';
import type { WeixinService } from './weixin-service.js';
import { redeemWeixinTicket } from './weixin-tickets.js';

type Input = z.output<typeof sessionApi.bindWeixin.input>;

interface Surroundings {
  database: Database;
  clock: Clock;
  weixin: WeixinService | undefined;
}

/** Binds a WeChat to the account of whoever is signed in: one that just came back from WeChat, or that of a ticket. */
export function bindWeixin(
  around: Surroundings,
  actor: Actor,
  input: Input,
  browser: string | undefined,
): Promise<Attempt<Done>> {
  // The owner first: a code of WeChat and a ticket are used up by being looked at.
  return asOwner(around, { actor, password: input.password }, async () => done).then(async (owner) => {
    if ('refused' in owner) return owner;
    const now = around.clock.now();
    const user =
      'code' in input
        ? await identify(around.database, around.weixin, { ...input, browser }, now)
        : await around.database.asSystem((db) => userOfTicket(db, input.bindTicket, browser, now));
    if ('refused' in user) return user;
    return around.database.asSystem((db) => bind(db, actor, user, now));
  });
}

async function userOfTicket(
  db: Db,
  ticket: string,
  browser: string | undefined,
  now: Date,
): Promise<WeixinUser | Refused> {
  const row = await redeemWeixinTicket(db, { kind: 'bind', ticket, browser, now });
  return row?.openId ? { openId: row.openId, unionId: row.unionId } : { refused: 'ticket-used' };
}

async function bind(db: Db, actor: Actor, user: WeixinUser, now: Date): Promise<Attempt<Done>> {
  const owner = await accountOfWeixin(db, user);
  if (owner === actor.accountId) return done;
  if (owner !== undefined) return { refused: 'weixin-taken' };
  if ((await weixinOf(db, actor.accountId)) !== undefined) return { refused: 'weixin-bound' };
  if (!(await insertWeixin(db, actor.accountId, user, now))) return { refused: 'weixin-taken' };
  await recordAct(db, { accountId: actor.accountId, schoolId: null, what: 'weixin-bound', detail: {} });
  return done;
}

/** Takes the WeChat off the account; nothing to take off is no error. */
export function unbindWeixin(
  around: Surroundings,
  actor: Actor,
  { password }: z.output<typeof sessionApi.unbindWeixin.input>,
): Promise<Attempt<Done>> {
  return asOwner(around, { actor, password }, async (db) => {
    if (await deleteWeixin(db, actor.accountId))
      await recordAct(db, { accountId: actor.accountId, schoolId: null, what: 'weixin-unbound', detail: {} });
    return done;
  });
}

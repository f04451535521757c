import type { sessionApi } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Database, Db } from '../platform/db.js';
import type { Attempt, Refused } from './attempt.js';
import { enter, type LoginServices } from './enter.js';
import { recordRefusal } from './record-refusal.js';
import { schoolLogin } from './rules.js';
import { accountById } from './store.js';
import { accountOfWeixin, type WeixinUser } from './store-weixin.js';
import type { WeixinService } from './weixin-service.js';
import { issueWeixinTicket, redeemWeixinTicket } from './weixin-tickets.js';

type Input = z.output<typeof sessionApi.weixinCertification.input>;
type Output = z.output<typeof sessionApi.weixinCertification.output>;

/** What a browser brings back from WeChat. */
export interface FromWeixin {
  code: string;
  state: string;
  /** The mark that the browser shows. */
  browser: string | undefined;
}

/** The WeChat user that a browser of ours comes back as. The state is used up first: a code is asked about once. */
export async function identify(
  database: Database,
  weixin: WeixinService | undefined,
  { code, state, browser }: FromWeixin,
  now: Date,
): Promise<WeixinUser | Refused> {
  if (weixin === undefined) return { refused: 'weixin-off' };
  const isOurs = await database.asSystem((db) =>
    redeemWeixinTicket(db, { kind: 'state', ticket: state, browser, now }),
  );
  if (isOurs === undefined) return { refused: 'ticket-used' };
  const user = await weixin.userOf(code);
  return typeof user === 'string' ? { refused: user } : user;
}

/** Lets in whoever the WeChat is bound to; an unknown one gets a ticket to bind it after a login. */
export async function logInByWeixin(
  database: Database,
  login: LoginServices & { weixin: WeixinService | undefined },
  { code, state, source }: Input,
  browser: string | undefined,
): Promise<Attempt<Output>> {
  const now = login.clock.now();
  const user = await identify(database, login.weixin, { code, state, browser }, now);
  return database.asSystem(async (db) => {
    if ('refused' in user) {
      await recordRefusal(db, { by: 'weixin', refused: user.refused });
      return user;
    }
    const account = await ownerOf(db, user);
    const entered = account && (await enter(db, login, account, { loginTypes: schoolLogin, by: 'weixin', source }));
    if (entered !== undefined) return entered;
    return { answer: { bindTicket: await issueWeixinTicket(db, { kind: 'bind', browser: browser ?? '', now, user }) } };
  });
}

async function ownerOf(db: Db, user: WeixinUser) {
  const accountId = await accountOfWeixin(db, user);
  return accountId === undefined ? undefined : accountById(db, accountId);
}

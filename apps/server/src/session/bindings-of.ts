import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { found } from '../platform/problem.js';
import { maskedMail, maskedPhone } from './rules.js';
import { accountById } from './store.js';
import { weixinOf } from './store-weixin.js';

/** What is bound to the account of whoever is signed in. */
export async function bindingsOf(db: Db, actor: Actor): Promise<{ phone: string; mail: string; weixin: boolean }> {
  const { phone, mail } = found(await accountById(db, actor.accountId));
  return {
    phone: maskedPhone(phone),
    mail: maskedMail(mail),
    weixin: (await weixinOf(db, actor.accountId)) !== undefined,
  };
}

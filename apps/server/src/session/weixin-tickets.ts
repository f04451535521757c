import { randomBytes } from 'node:crypto';
import type { Db } from '../platform/db.js';
import { newId } from '../platform/ids.js';
import { insertWeixinTicket, takeWeixinTicket, type WeixinUser } from './store-weixin.js';
import { hashOf } from './tickets.js';

const LIFE_MS = 10 * 60_000;

interface Issue {
  kind: 'state' | 'bind';
  /** The mark of the browser in which alone it is worth something. */
  browser: string;
  now: Date;
  user?: WeixinUser;
}

/** A ticket of one use, ten minutes and one browser; only its hash is kept. */
export async function issueWeixinTicket(db: Db, { kind, browser, now, user }: Issue): Promise<string> {
  const id = newId();
  const secret = randomBytes(18).toString('base64url');
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  await insertWeixinTicket(db, { id, kind, browser, hash: hashOf(secret), expiresAt, ...user });
  return `${id}.${secret}`;
}

/** Uses a ticket up; undefined when it is wrong, used, too old or shown by another browser. */
export async function redeemWeixinTicket(
  db: Db,
  of: { kind: 'state' | 'bind'; ticket: string; browser: string | undefined; now: Date },
) {
  const [id = '', secret = ''] = of.ticket.split('.');
  if (of.browser === undefined || !/^[0-9a-f-]{36}$/.test(id)) return undefined;
  return takeWeixinTicket(db, { id, kind: of.kind, hash: hashOf(secret), browser: of.browser, now: of.now });
}

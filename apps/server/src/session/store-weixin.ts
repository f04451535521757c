import { and, eq, gt, or } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { accountWeixin, weixinTicket } from './tables.js';

/** A WeChat user: the open id belongs to this application, the union id to all applications of one owner. */
export interface WeixinUser {
  openId: string;
  unionId: string | null;
}

const isUser = ({ openId, unionId }: WeixinUser) =>
  unionId === null
    ? eq(accountWeixin.openId, openId)
    : or(eq(accountWeixin.openId, openId), eq(accountWeixin.unionId, unionId));

export async function accountOfWeixin(db: Db, user: WeixinUser): Promise<string | undefined> {
  const [row] = await db.select({ accountId: accountWeixin.accountId }).from(accountWeixin).where(isUser(user));
  return row?.accountId;
}

export async function weixinOf(db: Db, accountId: string) {
  const [row] = await db.select().from(accountWeixin).where(eq(accountWeixin.accountId, accountId));
  return row;
}

/** Binds a WeChat to an account; false when either has another one already. */
export async function insertWeixin(db: Db, accountId: string, user: WeixinUser, at: Date): Promise<boolean> {
  const rows = await db
    .insert(accountWeixin)
    .values({ accountId, ...user, boundAt: at })
    .onConflictDoNothing()
    .returning({ accountId: accountWeixin.accountId });
  return rows.length === 1;
}

/** Whether there was one to take off. */
export async function deleteWeixin(db: Db, accountId: string): Promise<boolean> {
  const rows = await db.delete(accountWeixin).where(eq(accountWeixin.accountId, accountId)).returning();
  return rows.length > 0;
}

export async function insertWeixinTicket(db: Db, row: typeof weixinTicket.$inferInsert): Promise<void> {
  await db.insert(weixinTicket).values(row);
}

/** Uses a ticket up: answered once, in the browser that got it, before it expires. */
export async function takeWeixinTicket(
  db: Db,
  of: { id: string; kind: 'state' | 'bind'; hash: string; browser: string; now: Date },
) {
  const [row] = await db
    .delete(weixinTicket)
    .where(
      and(
        eq(weixinTicket.id, of.id),
        eq(weixinTicket.kind, of.kind),
        eq(weixinTicket.hash, of.hash),
        eq(weixinTicket.browser, of.browser),
        gt(weixinTicket.expiresAt, of.now),
      ),
    )
    .returning();
  return row;
}

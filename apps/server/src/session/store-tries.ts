import type { CodePurpose } from '@zhibi/contract/session';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { newId } from '../platform/ids.js';
import { CODE_LIFE_MS, CODE_TRIES, DAY_MS } from './rules.js';
import { imageCode, smsCode } from './tables.js';

export async function insertImageCode(db: Db, row: typeof imageCode.$inferInsert): Promise<void> {
  await db.insert(imageCode).values(row);
}

/** What was asked, once: whoever takes it has used it up. */
export async function takeImageCode(db: Db, id: string): Promise<typeof imageCode.$inferSelect | undefined> {
  const [row] = await db.delete(imageCode).where(eq(imageCode.id, id)).returning();
  return row;
}

/** Holds a phone until the transaction ends: two codes asked for at once come one after the other. */
export async function lockPhone(db: Db, phone: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 7266302))`);
}

/** When this phone was sent a code in the last day, the newest first. */
export async function codesSent(db: Db, phone: string, now: Date): Promise<Date[]> {
  const rows = await db
    .select({ sentAt: smsCode.sentAt })
    .from(smsCode)
    .where(and(eq(smsCode.phone, phone), gt(smsCode.sentAt, new Date(now.getTime() - DAY_MS))))
    .orderBy(desc(smsCode.sentAt));
  return rows.map(({ sentAt }) => sentAt);
}

/** When codes were asked for from here in the last day, wherever they went; the newest first. */
export async function codesAskedFrom(db: Db, askedFrom: string, now: Date): Promise<Date[]> {
  const rows = await db
    .select({ sentAt: smsCode.sentAt })
    .from(smsCode)
    .where(and(eq(smsCode.askedFrom, askedFrom), gt(smsCode.sentAt, new Date(now.getTime() - DAY_MS))))
    .orderBy(desc(smsCode.sentAt));
  return rows.map(({ sentAt }) => sentAt);
}

export async function insertSmsCode(
  db: Db,
  of: { phone: string; purpose: CodePurpose; answer: string; sentAt: Date; askedFrom: string },
): Promise<void> {
  await db.insert(smsCode).values({ ...of, id: newId() });
}

/**
 * Counts a try at the newest code of a phone that this network asked for, else at the newest of all; answers it when it was right, undefined
 * when wrong, old or tried too often. Nobody's code is used up, or put out of use, from elsewhere.
 */
export async function trySmsCode(
  db: Db,
  of: { phone: string; purpose: CodePurpose; code: string; from: string; now: Date },
): Promise<{ id: string } | undefined> {
  const since = new Date(of.now.getTime() - CODE_LIFE_MS);
  const [tried] = await db
    .select({ id: smsCode.id, askedFrom: smsCode.askedFrom })
    .from(smsCode)
    .where(
      and(
        eq(smsCode.phone, of.phone),
        eq(smsCode.purpose, of.purpose),
        isNull(smsCode.usedAt),
        gt(smsCode.sentAt, since),
      ),
    )
    .orderBy(desc(eq(smsCode.askedFrom, of.from)), desc(smsCode.sentAt))
    .limit(1);
  if (tried === undefined) return undefined;
  const isNear = tried.askedFrom === of.from;
  const [row] = await db
    .update(smsCode)
    .set(isNear ? { tries: sql`${smsCode.tries} + 1` } : { farTries: sql`${smsCode.farTries} + 1` })
    .where(
      and(
        eq(smsCode.id, tried.id),
        isNull(smsCode.usedAt),
        isNear ? lt(smsCode.tries, CODE_TRIES.near) : lt(smsCode.farTries, CODE_TRIES.far),
      ),
    )
    .returning({ id: smsCode.id, answer: smsCode.answer });
  return row !== undefined && row.answer === of.code ? { id: row.id } : undefined;
}

/** Uses a code up; false when somebody was faster with the same one. */
export async function spendSmsCode(db: Db, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(smsCode)
    .set({ usedAt: now })
    .where(and(eq(smsCode.id, id), isNull(smsCode.usedAt)))
    .returning({ id: smsCode.id });
  return rows.length === 1;
}

import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { type Failures, LOCK_MS, type Place } from './rules-tries.js';
import { addressFailure, loginAddress, loginFailure } from './tables.js';

/** Where a try for a name comes from. */
export interface Origin {
  name: string;
  place: Place;
  /** The browser or the network; those from far are told apart only to be taken back. */
  mark: string;
}

const nameOf = ({ name }: Origin) => name.toLowerCase();
const before = (now: Date) => new Date(now.getTime() - LOCK_MS);

/** Those that count together: from far all of a name. */
const together = (of: Origin) =>
  and(
    eq(loginFailure.account, nameOf(of)),
    eq(loginFailure.place, of.place),
    of.place === 'far' ? undefined : eq(loginFailure.mark, of.mark),
  );

/** Holds the counts of a name until the transaction ends: tries at once are counted one after the other, in all processes. */
export async function holdName(db: Db, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`login ${name.toLowerCase()}`}, 0))`);
}

/** What counts against a try. Call it while the name is held. */
export async function failuresOf(db: Db, of: Origin, now: Date): Promise<Failures | undefined> {
  const [row] = await db
    .select({
      failures: sql<number>`coalesce(sum(${loginFailure.failures}), 0)::int`,
      lastAt: sql<Date | null>`max(${loginFailure.lastAt})`.mapWith(loginFailure.lastAt),
    })
    .from(loginFailure)
    .where(together(of));
  if (!row?.lastAt || row.failures === 0) return undefined;
  if (row.lastAt > before(now)) return { failures: row.failures, lastAt: row.lastAt };
  await db.delete(loginFailure).where(together(of)); // forgotten: the count begins anew
  return undefined;
}

/** Counts a try before its password is looked at; it is taken back when it was right. */
export async function countTry(db: Db, of: Origin, at: Date): Promise<void> {
  await db
    .insert(loginFailure)
    .values({ account: nameOf(of), place: of.place, mark: of.mark, failures: 1, lastAt: at })
    .onConflictDoUpdate({
      target: [loginFailure.account, loginFailure.place, loginFailure.mark],
      set: { failures: sql`${loginFailure.failures} + 1`, lastAt: at },
    });
}

/** Whoever got in had mistyped before: what came from the same place is forgotten, and nothing that came from another. */
export async function forgetFailures(db: Db, of: Origin): Promise<void> {
  await db.delete(loginFailure).where(and(together(of), eq(loginFailure.mark, of.mark)));
}

export async function failuresAt(db: Db, address: string): Promise<Failures | undefined> {
  const [row] = await db.select().from(addressFailure).where(eq(addressFailure.address, address));
  return row;
}

export async function countFailureAt(db: Db, address: string, at: Date): Promise<void> {
  const forgotten = sql`${addressFailure.lastAt} <= ${before(at).toISOString()}::timestamptz`;
  await db
    .insert(addressFailure)
    .values({ address, failures: 1, lastAt: at })
    .onConflictDoUpdate({
      target: addressFailure.address,
      set: { failures: sql`case when ${forgotten} then 1 else ${addressFailure.failures} + 1 end`, lastAt: at },
    });
}

export async function hasEnteredFrom(db: Db, accountId: string, address: string): Promise<boolean> {
  const rows = await db
    .select({ seenAt: loginAddress.seenAt })
    .from(loginAddress)
    .where(and(eq(loginAddress.accountId, accountId), eq(loginAddress.address, address)));
  return rows.length > 0;
}

/** Notes where an account was entered from; once a day is often enough. */
export async function rememberAddress(db: Db, accountId: string, address: string, at: Date): Promise<void> {
  await db
    .insert(loginAddress)
    .values({ accountId, address, seenAt: at })
    .onConflictDoUpdate({
      target: [loginAddress.accountId, loginAddress.address],
      set: { seenAt: at },
      setWhere: lt(loginAddress.seenAt, new Date(at.getTime() - 24 * 3_600_000)),
    });
}

import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { givingWish } from './tables.js';

export type WishRow = typeof givingWish.$inferSelect;
type OfWish = Pick<WishRow, 'schoolId' | 'accountId' | 'wishId'>;

export async function findWish(db: Db, of: OfWish): Promise<WishRow | undefined> {
  const { schoolId, accountId, wishId } = givingWish;
  const [row] = await db
    .select()
    .from(givingWish)
    .where(and(eq(schoolId, of.schoolId), eq(accountId, of.accountId), eq(wishId, of.wishId)));
  return row;
}

export const insertWish = async (db: Db, row: WishRow): Promise<void> => void (await db.insert(givingWish).values(row));

/** One request of a wish after the other, until the transaction ends: the second sees what the first gave. */
export const holdWish = async (db: Db, { schoolId, accountId, wishId }: OfWish): Promise<void> =>
  void (await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`giving ${schoolId} ${accountId} ${wishId}`}, 0))`,
  ));

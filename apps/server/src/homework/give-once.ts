import { createHash } from 'node:crypto';
import type { Actor } from '@zhibi/contract/session';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { ensure } from '../platform/problem.js';
import { givingWish } from './tables.js';

/** What an act of giving asks for, with the name that the browser gave the act. */
export interface Wished {
  wishId: string;
}

/** What an act of giving came to, in order. */
export type Gave = (typeof givingWish.$inferSelect)['gave'];

/** What this wish came to, if it was given already; what else is asked under its name is refused. */
export async function givenOfWish(db: Db, by: Actor, wish: Wished): Promise<Gave | undefined> {
  const { schoolId, accountId, wishId } = givingWish;
  const [known] = await db
    .select()
    .from(givingWish)
    .where(and(eq(schoolId, by.schoolId), eq(accountId, by.accountId), eq(wishId, wish.wishId)));
  ensure(known === undefined || known.asked === hashOf(wish), 'conflict', 'wish-used');
  return known?.gave;
}

/** One request of a wish after the other, until the transaction ends: the second sees what the first gave. */
export const lockWish = async (db: Db, by: Actor, { wishId }: Wished): Promise<void> =>
  void (await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`giving ${by.schoolId} ${by.accountId} ${wishId}`}, 0))`,
  ));

/** Writes down what a wish came to, in the transaction that gives it. */
export async function keepWish(db: Db, by: Actor, { wish, gave }: { wish: Wished; gave: Gave }, now: Date) {
  const { schoolId, accountId } = by;
  await db
    .insert(givingWish)
    .values({ schoolId, accountId, wishId: wish.wishId, asked: hashOf(wish), gave, givenAt: now });
}

/** The contract has put the fields in one order. */
const hashOf = (wish: Wished): string => createHash('sha256').update(JSON.stringify(wish)).digest('hex');

import { createHash } from 'node:crypto';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { ensure } from '../platform/problem.js';
import { findWish, holdWish, insertWish, type WishRow } from './store-wishes.js';

/** What an act of giving asks for, with the name that the browser gave the act. */
export interface Wished {
  wishId: string;
}

/** What an act of giving came to, in order. */
export type Gave = WishRow['gave'];

/** What this wish came to, if it was given already; what else is asked under its name is refused. */
export async function givenOfWish(db: Db, by: Actor, wish: Wished): Promise<Gave | undefined> {
  const known = await findWish(db, named(by, wish));
  ensure(known === undefined || known.asked === hashOf(wish), 'conflict', 'wish-used');
  return known?.gave;
}

/** One request of a wish after the other, until the transaction ends. */
export const lockWish = (db: Db, by: Actor, wish: Wished): Promise<void> => holdWish(db, named(by, wish));

/** Writes down what a wish came to, in the transaction that gives it. */
export const keepWish = (db: Db, by: Actor, { wish, gave }: { wish: Wished; gave: Gave }, now: Date): Promise<void> =>
  insertWish(db, { ...named(by, wish), asked: hashOf(wish), gave, givenAt: now });

const named = ({ schoolId, accountId }: Actor, { wishId }: Wished) => ({ schoolId, accountId, wishId });

/** The contract has put the fields in one order. */
const hashOf = (wish: Wished): string => createHash('sha256').update(JSON.stringify(wish)).digest('hex');

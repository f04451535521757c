import { createHash } from 'node:crypto';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { ensure } from '../platform/problem.js';
import { findWish, holdWish, insertWish, type WishRow } from './store-wishes.js';

/** An act of giving, of one of these kinds: what it asks for, with the name that the browser gave the act. One name is one act of one kind. */
export interface Wished {
  kind: 'homework' | 'practice' | 'spoken' | 'holiday' | 'booklets' | 'redo' | 'own-sets' | 'set-paper';
  wish: { wishId: string };
}

/** What an act of giving came to, in order. */
export type Gave = WishRow['gave'];

/** What this wish came to, if it was given already; what else is asked under its name is refused. */
export async function givenOfWish(db: Db, by: Actor, of: Wished): Promise<Gave | undefined> {
  const known = await findWish(db, named(by, of.wish));
  ensure(known === undefined || known.asked === hashOf(of), 'conflict', 'wish-used');
  return known?.gave;
}

/** One request of a wish after the other, until the transaction ends. */
export const lockWish = (db: Db, by: Actor, wish: Wished['wish']): Promise<void> => holdWish(db, named(by, wish));

/** Writes down what a wish came to, in the transaction that gives it. */
export const keepWish = (db: Db, by: Actor, { gave, ...of }: Wished & { gave: Gave }, now: Date): Promise<void> =>
  insertWish(db, { ...named(by, of.wish), asked: hashOf(of), gave, givenAt: now });

const named = ({ schoolId, accountId }: Actor, { wishId }: Wished['wish']) => ({ schoolId, accountId, wishId });

/** The contract has put the fields in one order. */
const hashOf = ({ kind, wish }: Wished): string =>
  createHash('sha256')
    .update(JSON.stringify({ kind, ...wish }))
    .digest('hex');

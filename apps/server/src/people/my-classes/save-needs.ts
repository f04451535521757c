import type { myClassesApi, SeatPair } from '@zhibi/contract/people/my-classes';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import type { Here } from './days.js';
import { areOfClass, openToArrange } from './open-class.js';
import { mayReadLevels } from './policy.js';
import { findSeating, replaceNeeds, turnSeating } from './store-seats.js';

/** Keeps what automatic seating looks at. Only that somebody should sit in front is kept, never why. */
export async function saveNeeds(
  db: Db,
  actor: Actor,
  { classId, revision, wishes, needs, pairs }: z.output<typeof myClassesApi.saveNeeds.input>,
  { now }: Here,
): Promise<{ revision: number }> {
  const open = await openToArrange(db, actor, classId);
  const ids = needs.map(({ studentId }) => studentId);
  const both = pairs.flatMap(({ oneId, otherId }) => [oneId, otherId]);
  ensure(
    areOfClass(open, [...ids, ...both]) && new Set(ids).size === ids.length && arePairs(pairs),
    'conflict',
    'seats',
  );
  const of = { schoolId: actor.schoolId, classId };
  const { mixLevelsOf } = wishes;
  // A teacher of another subject may leave standing what a colleague has wished, but not wish it.
  const stands = mixLevelsOf === null || mixLevelsOf === (await findSeating(db, of))?.wishes.mixLevelsOf;
  ensure(stands || mayReadLevels(actor, classId, mixLevelsOf), 'not-found');
  ensure(await turnSeating(db, of, { revision, by: actor.accountId, at: now }, { wishes }), 'conflict', 'changed');
  await replaceNeeds(db, of, { needs, pairs });
  return { revision: revision + 1 };
}

/** Two different students each, and no two of them named twice. */
function arePairs(pairs: readonly SeatPair[]): boolean {
  const keys = pairs.map(({ oneId, otherId }) => [oneId, otherId].sort().join());
  return pairs.every(({ oneId, otherId }) => oneId !== otherId) && new Set(keys).size === keys.length;
}

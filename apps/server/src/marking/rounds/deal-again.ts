import type { Homework } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import { dealAnswers } from './deal-answers.js';
import { itemsInRound } from './in-round.js';

/** Where the groups of a question that several score have changed, whoever has most of a group gets the rest of it. */
export async function dealAgain(
  db: Db,
  homework: Homework,
  { itemId, now }: { itemId: string; now: Date },
): Promise<void> {
  const items = await itemsInRound(db, homework.schoolId, homework.id);
  if (items.has(itemId)) await dealAnswers(db, homework, now);
}

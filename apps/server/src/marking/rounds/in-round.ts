import type { Db } from '../../platform/db.js';
import type { ToMark } from '../scoring/answers-to-mark.js';
import { roundsOf } from './store.js';

/** The questions of a homework whose answers are dealt out now. */
export async function itemsInRound(db: Db, schoolId: string, homeworkId: string): Promise<ReadonlySet<string>> {
  const rounds = await roundsOf(db, schoolId, homeworkId);
  return new Set(rounds.flatMap(({ state, itemId }) => (state === 'open' ? [itemId] : [])));
}

/** Whether one of these answers is dealt out and not settled: then nobody scores it in any other way. What is settled is marked as ever. */
export async function isAnyInRound(db: Db, { homework, answers }: ToMark): Promise<boolean> {
  const items = await itemsInRound(db, homework.schoolId, homework.id);
  return [...answers.values()].some(({ itemId, status }) => status !== 'scored-by-person' && items.has(itemId));
}

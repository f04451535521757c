import type { WrongCause } from '@zhibi/contract/analysis';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import { afterNotYet, afterStepBack, afterUnderstood, type Place } from '../rules.js';
import { lockWrong, updateWrong } from '../store.js';
import { ownBook } from './list-wrong.js';

/** The student says why it went wrong, or takes the word back. */
export async function setCause(db: Db, actor: Actor, wrongId: string, cause: WrongCause | null): Promise<void> {
  await updateWrong(db, found(await lockWrong(db, ownBook(actor), wrongId)), { cause });
}

/** The student has understood it and goes one step up the ladder, or takes the last step back. */
export async function moveOnLadder(
  db: Db,
  actor: Actor,
  { wrongId, understood }: { wrongId: string; understood: boolean },
  today: string,
): Promise<Place> {
  const row = found(await lockWrong(db, ownBook(actor), wrongId));
  const place = understood ? afterUnderstood(row, today) : afterStepBack(row, today);
  await updateWrong(db, row, place);
  return place;
}

/** The student tried it again and cannot do it yet: tomorrow it is there once more. */
export async function putOff(db: Db, actor: Actor, wrongId: string, today: string): Promise<Place> {
  const row = found(await lockWrong(db, ownBook(actor), wrongId));
  const place = afterNotYet(row, today);
  await updateWrong(db, row, place);
  return place;
}

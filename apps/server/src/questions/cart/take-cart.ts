import type { Db } from '../../platform/db.js';
import type { Reader } from '../store-visible.js';
import type { CartQuestion } from './rules.js';
import { announceCart, cartQuestions, deleteFromCart, lockCart } from './store.js';

/** Empties a teacher's cart into the hands of the caller, in the order it was filled. Of two at once one gets it, the other nothing. */
export async function takeCart(db: Db, owner: Reader, subjectId: number): Promise<CartQuestion[]> {
  await lockCart(db, owner, subjectId);
  const taken = await cartQuestions(db, owner, subjectId);
  await deleteFromCart(db, owner, subjectId, 'all');
  if (taken.length > 0) await announceCart(db, owner, subjectId);
  return taken;
}

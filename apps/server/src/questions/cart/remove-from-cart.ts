import type { Cart } from '@zhibi/contract/questions';
import type { Db } from '../../platform/db.js';
import type { Reader } from '../store-visible.js';
import { cartView } from './rules.js';
import { announceCart, cartQuestions, deleteFromCart, lockCart } from './store.js';

/** Takes questions out of the teacher's cart of a subject; with none named, all of them. */
export async function removeFromCart(
  db: Db,
  owner: Reader,
  { subjectId, questionIds }: { subjectId: number; questionIds: readonly string[] },
): Promise<Cart> {
  await lockCart(db, owner, subjectId);
  await deleteFromCart(db, owner, subjectId, questionIds.length === 0 ? 'all' : questionIds);
  await announceCart(db, owner, subjectId);
  return cartView(subjectId, await cartQuestions(db, owner, subjectId));
}

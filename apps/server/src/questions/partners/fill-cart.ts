import type { TakenQuestion } from '@zhibi/contract/questions/partners';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { addToCart } from '../cart/add-to-cart.js';
import { cartQuestions } from '../cart/store.js';
import type { Reader } from '../store-visible.js';

/** Puts what was taken into the cart by the cart's own rules. One question that lies there already is refused; among several it is passed over. */
export async function fillCart(
  db: Db,
  owner: Reader,
  subjectId: number,
  taken: readonly TakenQuestion[],
): Promise<void> {
  const ids = taken.flatMap(({ questionId }) => questionId ?? []);
  ensure(ids.length > 0, 'not-found', 'items-gone');
  const there = new Set((await cartQuestions(db, owner, subjectId)).map(({ questionId }) => questionId));
  const missing = ids.length === 1 ? ids : ids.filter((id) => !there.has(id));
  // At most a hundred, and each is judged against the cart that the one before has left.
  for (const questionId of missing) await addToCart(db, owner, { subjectId, questionId });
}

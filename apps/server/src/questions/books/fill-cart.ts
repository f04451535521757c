import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { addToCart } from '../cart/add-to-cart.js';
import { cartQuestions } from '../cart/store.js';
import { type PagesTaken, takenPages } from './taken-pages.js';

/** Puts the questions of whole pages into the cart, in the order of the book; what lies there already is passed over. Answers how many went in. */
export async function fillCart(db: Db, actor: Actor, pages: PagesTaken): Promise<number> {
  const { book, questionIds } = await takenPages(db, actor, pages);
  const { subjectId } = book;
  const there = new Set((await cartQuestions(db, actor, subjectId)).map(({ questionId }) => questionId));
  const fresh = questionIds.filter((id) => !there.has(id));
  ensure(fresh.length > 0, 'conflict', 'duplicate');
  // The cart takes so many and no more, and each is judged against the cart that the one before has left.
  for (const questionId of fresh) await addToCart(db, actor, { subjectId, questionId });
  return fresh.length;
}

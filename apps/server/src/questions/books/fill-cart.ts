import type { booksApi } from '@zhibi/contract/questions/books';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { demand } from '../../platform/problem.js';
import { addToCart } from '../cart/add-to-cart.js';
import { cartQuestions } from '../cart/store.js';
import { mayUse } from './policy.js';
import { seenBook } from './seen-book.js';
import { itemRefs } from './store-pages.js';

/** Puts the questions of whole pages into the cart, in the order of the book; what lies there already is passed over. Answers how many went in. */
export async function fillCart(
  db: Db,
  actor: Actor,
  { bookId, from, to }: z.output<typeof booksApi.toCart.input>,
): Promise<number> {
  const { subjectId, pages, ...book } = await seenBook(db, actor, bookId);
  demand(from <= to && to <= pages, 'invalid', 'page-range');
  demand(mayUse(actor, { ...book, subjectId }), 'conflict', 'not-published');
  const refs = await itemRefs(db, { schoolId: actor.schoolId, bookId });
  const asked = refs.filter(({ no }) => no >= from && no <= to).map(({ questionId }) => questionId);
  demand(asked.length > 0, 'conflict', 'page-empty');
  const there = new Set((await cartQuestions(db, actor, subjectId)).map(({ questionId }) => questionId));
  const fresh = [...new Set(asked)].filter((id) => !there.has(id));
  demand(fresh.length > 0, 'conflict', 'duplicate');
  // The cart takes so many and no more, and each is judged against the cart that the one before has left.
  for (const questionId of fresh) await addToCart(db, actor, { subjectId, questionId });
  return fresh.length;
}

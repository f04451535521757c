import type { Cart } from '@zhibi/contract/questions';
import { subjectsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import type { Reader } from '../store-visible.js';
import { CART_LIMIT, cartView, misfit } from './rules.js';
import { announceCart, cartQuestions, findForCart, insertIntoCart, lockCart } from './store.js';

/** Puts a question into the teacher's cart of a subject. The same one twice, or of another subject or stage, is refused. */
export async function addToCart(
  db: Db,
  owner: Reader,
  { subjectId, questionId }: { subjectId: number; questionId: string },
): Promise<Cart> {
  await lockCart(db, owner, subjectId);
  const question = found(await findForCart(db, owner, questionId));
  const questions = await cartQuestions(db, owner, subjectId);
  ensure(!questions.some((one) => one.questionId === questionId), 'conflict', 'duplicate');
  const wrong = misfit(question, { subjectId, questions }, await sameDiscipline(db, question.subjectId, subjectId));
  ensure(wrong === undefined, 'conflict', wrong);
  ensure(questions.length < CART_LIMIT, 'conflict', 'cart-full');
  ensure(await insertIntoCart(db, owner, subjectId, questionId), 'conflict', 'duplicate');
  await announceCart(db, owner, subjectId);
  return cartView(subjectId, [...questions, question]);
}

async function sameDiscipline(db: Db, one: number, other: number): Promise<boolean> {
  if (one === other) return true;
  const subjects = await subjectsById(db);
  return subjects.get(one)?.subjectMainId === subjects.get(other)?.subjectMainId;
}

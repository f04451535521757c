import { questionsEvents } from '@zhibi/contract/events/questions';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { announce } from '../../platform/events/index.js';
import { inArray } from '../../platform/sql-lists.js';
import { type Reader, visibleTo } from '../store-visible.js';
import { cartItem, question } from '../tables.js';
import type { CartQuestion } from './rules.js';

const facts = {
  questionId: question.id,
  version: question.version,
  type: question.type,
  subjectId: question.subjectId,
  stage: question.stage,
  minutes: question.minutes,
  difficulty: question.difficulty,
};

const cartOf = (owner: Reader, subjectId: number) =>
  and(
    eq(cartItem.schoolId, owner.schoolId),
    eq(cartItem.accountId, owner.accountId),
    eq(cartItem.subjectId, subjectId),
  );

/** One change of a cart after the other, until the transaction ends: its limit and its stage hold for all. */
export async function lockCart(db: Db, owner: Reader, subjectId: number): Promise<void> {
  const key = `cart ${owner.schoolId} ${owner.accountId} ${subjectId}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** A question as the cart judges it; undefined when the teacher may not see it. */
export async function findForCart(db: Db, owner: Reader, questionId: string): Promise<CartQuestion | undefined> {
  const [row] = await db
    .select(facts)
    .from(question)
    .where(and(visibleTo(owner), eq(question.id, questionId)));
  return row;
}

/** Questions that a paper is made of past the cart, in the order named; what the teacher may not see is left out. */
export async function questionsNamed(db: Db, reader: Reader, questionIds: readonly string[]): Promise<CartQuestion[]> {
  const rows = await db
    .select(facts)
    .from(question)
    .where(and(visibleTo(reader), inArray(question.id, [...questionIds])));
  const byId = new Map(rows.map((row) => [row.questionId, row]));
  return [...new Set(questionIds)].flatMap((id) => byId.get(id) ?? []);
}

/** What is in the cart, in the order it was put in. Questions that were removed meanwhile are no longer there. */
export async function cartQuestions(db: Db, owner: Reader, subjectId: number): Promise<CartQuestion[]> {
  return db
    .select(facts)
    .from(cartItem)
    .innerJoin(question, eq(question.id, cartItem.questionId))
    .where(and(cartOf(owner, subjectId), visibleTo(owner)))
    .orderBy(asc(cartItem.addedAt), asc(cartItem.questionId));
}

/** Answers whether it was put in: false when it was there already. */
export async function insertIntoCart(db: Db, owner: Reader, subjectId: number, questionId: string): Promise<boolean> {
  const rows = await db
    .insert(cartItem)
    .values({
      schoolId: owner.schoolId,
      accountId: owner.accountId,
      subjectId,
      questionId,
      addedAt: sql`clock_timestamp()`,
    })
    .onConflictDoNothing()
    .returning({ questionId: cartItem.questionId });
  return rows.length > 0;
}

/** Takes these out, or all of them. */
export async function deleteFromCart(
  db: Db,
  owner: Reader,
  subjectId: number,
  questionIds: readonly string[] | 'all',
): Promise<void> {
  const these = questionIds === 'all' ? undefined : inArray(cartItem.questionId, [...questionIds]);
  await db.delete(cartItem).where(and(cartOf(owner, subjectId), these));
}

/** Every other browser of the teacher draws the cart anew: it is the same one on every machine. */
export const announceCart = (db: Db, { schoolId, accountId }: Reader, subjectId: number): Promise<void> =>
  announce(db, questionsEvents.cart, { schoolId, to: [accountId], data: { subjectId } });

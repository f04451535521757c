import { missingParts } from '@zhibi/content';
import { mayStandInSchool } from '@zhibi/contract/questions/writing';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import { ownedOf } from './banked-view.js';
import { mayEdit, maySeeReview, mayWithdraw } from './policy.js';
import { mayMerge, sameBody } from './rules.js';
import { seenQuestion } from './show-question.js';
import { type BankedRow, findBanked } from './store-banked.js';
import { factsOf } from './store-facts.js';
import { closeReview, insertReview, lockReview } from './store-reviews.js';

/** Asks the colleagues of the subject to take a question, as it is now, into the school's bank: as a new one, or as the next version of its original. */
export async function submitQuestion(
  db: Db,
  actor: Actor,
  { questionId, note, mergeInto }: { questionId: string; note: string; mergeInto?: string | undefined },
  now: Date,
): Promise<{ reviewId: string }> {
  const row = await seenQuestion(db, actor, questionId);
  ensure(mayEdit(actor, ownedOf(row)));
  ensure(mayStandInSchool(missingParts(row.body)), 'conflict', 'unfinished');
  ensure(mergeInto === undefined || (mayMerge(row) && row.originId === mergeInto), 'conflict', 'origin-gone');
  if (mergeInto !== undefined) ensure(await differs(db, actor, row, mergeInto), 'conflict', 'unchanged');
  const reviewId = newId();
  const asked = await insertReview(db, {
    schoolId: actor.schoolId,
    id: reviewId,
    questionId,
    version: row.version,
    subjectId: row.subjectId,
    authorAccountId: actor.accountId,
    state: 'waiting',
    note,
    intoId: mergeInto ?? null,
    askedAt: now,
  });
  ensure(asked, 'conflict', 'waiting');
  return { reviewId };
}

/** Whether a copy would change anything of its original: its words, or what is said of it. */
async function differs(db: Db, actor: Actor, copy: BankedRow, originId: string): Promise<boolean> {
  const original = found(await findBanked(db, actor, originId));
  if (!sameBody(copy.body, original.body)) return true;
  const said = async (row: BankedRow) => {
    const { knowledgeIds, chapterIds, ...facts } = await factsOf(db, actor.schoolId, row);
    return JSON.stringify([facts, [...knowledgeIds].sort(), [...chapterIds].sort()]);
  };
  return (await said(copy)) !== (await said(original));
}

/** The author takes the asking back while nobody has decided. */
export async function withdrawReview(db: Db, actor: Actor, reviewId: string, now: Date): Promise<void> {
  ensure(actor.schoolId !== '', 'not-found');
  const review = found(await lockReview(db, actor.schoolId, reviewId));
  ensure(maySeeReview(actor, review), 'not-found');
  ensure(review.state === 'waiting', 'conflict', 'decided');
  ensure(mayWithdraw(actor, review));
  await closeReview(db, review, { state: 'withdrawn', by: actor.accountId, note: '', at: now });
}

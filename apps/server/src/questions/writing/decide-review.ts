import type { writingApi } from '@zhibi/contract/questions/writing';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { demand, found } from '../../platform/problem.js';
import { mayDecide, maySeeReview } from './policy.js';
import { findBanked } from './store-banked.js';
import { factsOf } from './store-facts.js';
import { findPublished, lockQuestion, putVersion, versionsOf } from './store-questions.js';
import { closeReview, lockReview, type ReviewRow } from './store-reviews.js';

type Input = z.output<typeof writingApi.decide.input>;

/**
 * A colleague takes a question into the school's bank, in the version that was handed in, or returns it with a reason. What the school has of
 * it already gets a new version: papers made meanwhile keep theirs. Answers the id in the school's bank, null when it was returned.
 */
export async function decideReview(
  db: Db,
  actor: Actor,
  { reviewId, verdict, note }: Input,
  now: Date,
): Promise<{ questionId: string | null }> {
  demand(actor.schoolId !== '', 'not-found');
  const review = found(await lockReview(db, actor.schoolId, reviewId));
  demand(maySeeReview(actor, review), 'not-found');
  demand(review.state === 'waiting', 'conflict', 'decided');
  demand(mayDecide(actor, review));
  demand(verdict === 'published' || note !== '', 'invalid', 'note-missing');
  await closeReview(db, review, { state: verdict, by: actor.accountId, note, at: now });
  return { questionId: verdict === 'published' ? await publish(db, actor, review) : null };
}

async function publish(db: Db, actor: Actor, review: ReviewRow): Promise<string> {
  const { schoolId } = actor;
  const own = found(await findBanked(db, actor, review.questionId));
  const [handedIn] = await versionsOf(
    db,
    { schoolId, questionId: review.questionId },
    { below: review.version + 1, limit: 1 },
  );
  const { body, source, licence } = found(handedIn);
  const known = await findPublished(db, schoolId, review.questionId);
  const questionId = known ?? newId();
  const version = known === undefined ? 1 : found(await lockQuestion(db, schoolId, known)) + 1;
  await putVersion(db, {
    ...{ schoolId, questionId, shelf: 'school', ownerAccountId: review.authorAccountId, version, stage: own.stage },
    ...{ body, facts: { ...(await factsOf(db, schoolId, own)), source, licence }, madeBy: review.authorAccountId },
    origin: { schoolId, questionId: review.questionId, version: review.version },
  });
  return questionId;
}

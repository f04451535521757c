import type { writingApi } from '@zhibi/contract/questions/writing';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { mayDecide, maySeeReview } from './policy.js';
import { publishQuestion } from './publish-question.js';
import { closeReview, lockReview } from './store-reviews.js';

type Input = z.output<typeof writingApi.decide.input>;

/**
 * A colleague takes a question into the school's bank, in the version that was handed in, or returns it with a reason. What the school has of
 * it already gets a new version: papers made meanwhile keep theirs. A merge into an original that has gone on is taken only by who has compared. Answers the id in the school's bank, null when it was returned.
 */
export async function decideReview(
  db: Db,
  actor: Actor,
  { reviewId, verdict, note, compared }: Input,
  now: Date,
): Promise<{ questionId: string | null }> {
  ensure(actor.schoolId !== '', 'not-found');
  const review = found(await lockReview(db, actor.schoolId, reviewId));
  ensure(maySeeReview(actor, review), 'not-found');
  ensure(review.state === 'waiting', 'conflict', 'decided');
  ensure(mayDecide(actor, review));
  ensure(verdict === 'published' || note !== '', 'invalid', 'note-missing');
  await closeReview(db, review, { state: verdict, by: actor.accountId, note, at: now });
  if (verdict === 'returned') return { questionId: null };
  const { questionId, version, subjectId, authorAccountId, intoId } = review;
  const published = await publishQuestion(db, actor, {
    questionId,
    version,
    subjectId,
    madeBy: authorAccountId,
    into: intoId === null ? null : { questionId: intoId, compared },
  });
  return { questionId: published.questionId };
}

import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { ownedOf } from './banked-view.js';
import { heldOf } from './held-questions.js';
import type { LaterDomains } from './later-domains.js';
import { mayRemove, mayRestore } from './policy.js';
import { seenQuestion } from './show-question.js';
import { deleteDraftsOf } from './store-drafts.js';
import { deleteQuestion, lockQuestion, setRemoved } from './store-questions.js';

/** Deletes a question that no paper and no book of the school holds; one that is held goes out of sight and they keep it. */
export async function removeQuestion(
  db: Db,
  actor: Actor,
  questionId: string,
  { now, later }: { now: Date; later: Pick<LaterDomains, 'heldQuestions'> },
): Promise<'deleted' | 'archived'> {
  await lockQuestion(db, actor.schoolId, questionId);
  const row = await seenQuestion(db, actor, questionId);
  ensure(mayRemove(actor, ownedOf(row)));
  await deleteDraftsOf(db, actor.schoolId, questionId);
  const held = await heldOf(db, later, { schoolId: actor.schoolId, questionIds: [questionId] });
  if (held.has(questionId)) {
    await setRemoved(db, actor.schoolId, questionId, now);
    return 'archived';
  }
  await deleteQuestion(db, actor.schoolId, questionId);
  return 'deleted';
}

/** Takes a question out of the archive, where it was before. */
export async function restoreQuestion(db: Db, actor: Actor, questionId: string): Promise<void> {
  const row = await seenQuestion(db, actor, questionId);
  ensure(mayRestore(actor, ownedOf(row)), 'conflict');
  await setRemoved(db, actor.schoolId, questionId, null);
}

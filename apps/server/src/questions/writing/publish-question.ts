import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { found } from '../../platform/problem.js';
import { findBanked } from './store-banked.js';
import { factsOf } from './store-facts.js';
import { findPublished, lockQuestion, putVersion, versionsOf } from './store-questions.js';

interface HandedIn {
  questionId: string;
  version: number;
  /** Who wrote it: stays the author in the school's bank. */
  madeBy: string;
}

/** Takes a version of somebody's own question into the school's bank; what the school has of it already gets a new version. */
export async function publishQuestion(
  db: Db,
  actor: Actor,
  { questionId: ownId, version: handedIn, madeBy }: HandedIn,
): Promise<{ questionId: string; version: number }> {
  const { schoolId } = actor;
  const own = found(await findBanked(db, actor, ownId));
  const [given] = await versionsOf(db, { schoolId, questionId: ownId }, { below: handedIn + 1, limit: 1 });
  const { body, source, licence } = found(given);
  const known = await findPublished(db, schoolId, ownId);
  const questionId = known ?? newId();
  const version = known === undefined ? 1 : found(await lockQuestion(db, schoolId, known)) + 1;
  await putVersion(db, {
    schoolId,
    questionId,
    shelf: 'school',
    ownerAccountId: madeBy,
    version,
    stage: own.stage,
    body,
    facts: { ...(await factsOf(db, schoolId, own)), source, licence },
    madeBy,
    origin: { schoolId, questionId: ownId, version: handedIn },
  });
  return { questionId, version };
}

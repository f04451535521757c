import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import { carryTemplate } from '../variants/carry-template.js';
import { findBanked } from './store-banked.js';
import { factsOf } from './store-facts.js';
import { findPublished, lockQuestion, putVersion, setOriginVersion, versionsOf } from './store-questions.js';

interface HandedIn {
  questionId: string;
  version: number;
  /** Of which those who decided it are colleagues; null where a page of a book was decided, by those of the book. */
  subjectId: number | null;
  /** Who wrote it: stays the author in the school's bank. */
  madeBy: string;
  /** The school's question that gets it as its next version. */
  intoId: string | null;
  /** The version of that one which was compared with. */
  onVersion?: number | undefined;
}

/**
 * Takes a version of somebody's own question into the school's bank. What the school has of it already gets a new version, and so does the
 * original that it is merged into: that stays its author's, and the version tells who wrote it.
 */
export async function publishQuestion(
  db: Db,
  actor: Actor,
  { questionId: ownId, version: handedIn, subjectId, madeBy, intoId, onVersion }: HandedIn,
): Promise<{ questionId: string; version: number }> {
  const { schoolId } = actor;
  const own = found(await findBanked(db, actor, ownId));
  ensure(subjectId === null || own.subjectId === subjectId, 'conflict', 'subject-moved');
  const [given] = await versionsOf(db, { schoolId, questionId: ownId }, { below: handedIn + 1, limit: 1 });
  const { body, source, licence } = found(given);
  const known = intoId ?? (await findPublished(db, schoolId, ownId));
  const questionId = known ?? newId();
  // Held before it is looked at: its author may be taking it away at this moment.
  const version = known === undefined ? 1 : found(await lockQuestion(db, schoolId, known)) + 1;
  const original = intoId === null ? undefined : await findBanked(db, actor, intoId);
  const stays = original === undefined || (original.removedAt === null && original.subjectId === own.subjectId);
  ensure(stays, 'conflict', 'origin-gone');
  // What others have changed meanwhile is replaced only by who has seen it.
  if (intoId !== null) ensure((onVersion ?? own.originVersion) === version - 1, 'conflict', 'origin-moved');
  await putVersion(db, {
    schoolId,
    questionId,
    shelf: 'school',
    ownerAccountId: original === undefined ? madeBy : original.ownerAccountId,
    version,
    stage: own.stage,
    body,
    facts: { ...(await factsOf(db, schoolId, own)), source, licence },
    madeBy,
    ...(original === undefined ? { origin: { schoolId, questionId: ownId, version: handedIn } } : {}),
  });
  const from = { questionId: ownId, version: handedIn };
  await carryTemplate(db, { schoolId, from, to: { questionId, version } });
  if (original !== undefined) await setOriginVersion(db, { schoolId, questionId: ownId }, version);
  return { questionId, version };
}

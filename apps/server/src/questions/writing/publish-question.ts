import { type MergeField, mergeBodies, missingParts } from '@zhibi/content';
import type { QuestionBody } from '@zhibi/contract/questions';
import { mayStandInSchool } from '@zhibi/contract/questions/writing';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import { carryTemplate } from '../variants/carry-template.js';
import { sameBody } from './rules.js';
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
  /** The school's question that gets it as its next version, and which version of it that was compared with; of what both changed, where the original's words stay. */
  into: { questionId: string; compared: { version: number; keeps: MergeField[] } | undefined } | null;
}

/**
 * Takes a version of somebody's own question into the school's bank. What the school has of it already gets a new version, and so does the
 * original that it is merged into: that stays its author's, and the version tells who wrote it.
 */
export async function publishQuestion(
  db: Db,
  actor: Actor,
  { questionId: ownId, version: handedIn, subjectId, madeBy, into }: HandedIn,
): Promise<{ questionId: string; version: number }> {
  const { schoolId } = actor;
  const own = found(await findBanked(db, actor, ownId));
  ensure(subjectId === null || own.subjectId === subjectId, 'conflict', 'subject-moved');
  const [given] = await versionsOf(db, { schoolId, questionId: ownId }, { below: handedIn + 1, limit: 1 });
  const { body: copy, source, licence } = found(given);
  const intoId = into?.questionId ?? null;
  const known = intoId ?? (await findPublished(db, schoolId, ownId));
  const questionId = known ?? newId();
  // Held before it is looked at: its author may be taking it away at this moment.
  const version = known === undefined ? 1 : found(await lockQuestion(db, schoolId, known)) + 1;
  const original = intoId === null ? undefined : await findBanked(db, actor, intoId);
  const stays = original === undefined || (original.removedAt === null && original.subjectId === own.subjectId);
  ensure(stays, 'conflict', 'origin-gone');
  const body =
    into === null || original === undefined
      ? copy
      : await merged(db, { schoolId, original, copy, copiedVersion: own.originVersion, compared: into.compared });
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
  // A copy that lacks what others changed stays a copy of what it was made of: merged again, it takes nothing of theirs away.
  if (original !== undefined && sameBody(body, copy))
    await setOriginVersion(db, { schoolId, questionId: ownId }, version);
  return { questionId, version };
}

interface Merge {
  schoolId: string;
  original: { questionId: string; version: number; body: QuestionBody };
  copy: QuestionBody;
  copiedVersion: number | null;
  compared: { version: number; keeps: MergeField[] } | undefined;
}

/** The original with what the copy changes; what others changed since it was copied stays. */
async function merged(db: Db, { schoolId, original, copy, copiedVersion, compared }: Merge): Promise<QuestionBody> {
  const { questionId, version } = original;
  ensure(version === (compared?.version ?? copiedVersion), 'conflict', 'origin-moved');
  const [before] =
    copiedVersion === null
      ? []
      : await versionsOf(db, { schoolId, questionId }, { below: copiedVersion + 1, limit: 1 });
  const base = before?.version === copiedVersion ? before.body : null;
  const { body } = mergeBodies({ base, original: original.body, copy }, compared?.keeps);
  ensure(mayStandInSchool(missingParts(body)), 'conflict', 'unfinished');
  return body;
}

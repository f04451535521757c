import { toStamp } from '@zhibi/contract/kernel';
import type { writingApi } from '@zhibi/contract/questions/writing';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { subjectById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { ownedOf } from './banked-view.js';
import { mayEdit } from './policy.js';
import { cleanBody } from './rules.js';
import { seenQuestion } from './show-question.js';
import { type DraftRow, findDraft, insertDraft, updateDraft } from './store-drafts.js';

type Input = z.output<typeof writingApi.keepDraft.input>;

/**
 * Keeps what an author has written as it stands, finished or not. Two machines on one draft: the second is told (`changed`). The same first
 * saving twice is one draft, because the client names it.
 */
export async function keepDraft(
  db: Db,
  actor: Actor,
  { draftId, questionId, baseVersion, revision, content }: Input,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<{ revision: number; savedAt: string }> {
  ensure(actor.schoolId !== '', 'not-found');
  ensure((await subjectById(db, content.facts.subjectId)) !== undefined, 'not-found');
  if (questionId !== null) ensure(mayEdit(actor, ownedOf(await seenQuestion(db, actor, questionId))));
  const { schoolId, accountId } = actor;
  const kept = { ...content, body: cleanBody(content.body) };
  const draft = { schoolId, accountId, draftId, questionId, baseVersion, content: kept, savedAt: now };
  const savedAt = toStamp(now, timeZone);
  if (revision === undefined) {
    if (await insertDraft(db, draft)) return { revision: 1, savedAt };
    // The answer of the first saving may have been lost on its way: the same words again are the same draft.
    const before = await findDraft(db, actor, { draftId });
    ensure(before !== undefined && sameContent(before, kept), 'conflict', 'changed');
    return { revision: before.revision, savedAt: toStamp(before.savedAt, timeZone) };
  }
  const next = await updateDraft(db, draft, revision);
  if (next === undefined) ensure((await findDraft(db, actor, { draftId })) !== undefined, 'not-found');
  ensure(next !== undefined, 'conflict', 'changed');
  return { revision: next, savedAt };
}

const sameContent = (row: DraftRow, content: DraftRow['content']): boolean =>
  JSON.stringify(cleanBody(row.content.body)) === JSON.stringify(content.body);

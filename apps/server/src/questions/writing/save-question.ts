import type { writingApi } from '@zhibi/contract/questions/writing';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { subjectById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import { ownedOf } from './banked-view.js';
import { ensureFiles } from './ensure-files.js';
import { factsNow } from './facts-now.js';
import { mayEdit } from './policy.js';
import { cleanBody, sameBody, saveHindrance } from './rules.js';
import { sameFacts } from './rules-facts.js';
import { seenQuestion } from './show-question.js';
import { deleteDraft } from './store-drafts.js';
import { arePlacesOf } from './store-places.js';
import { lockQuestion, putHead, putVersion } from './store-questions.js';

type Input = z.output<typeof writingApi.save.input>;

/**
 * Makes a question of what the author has written, or a new version of the one it rewrites; answers its id. What papers hold stays as it was.
 * A saving that changes no word, source or licence makes no version. What lacks is kept and shown, save for an empty stem.
 */
export async function saveQuestion(db: Db, actor: Actor, input: Input): Promise<string> {
  ensure(actor.schoolId !== '', 'not-found');
  const { facts } = input.content;
  const body = cleanBody(input.content.body);
  const hindrance = saveHindrance(body);
  ensure(hindrance === undefined, 'invalid', hindrance);
  const subject = await subjectById(db, facts.subjectId);
  ensure(subject !== undefined, 'invalid', 'subject-unknown');
  ensure(await arePlacesOf(db, facts.subjectId, facts), 'invalid', 'place-unknown');
  await ensureFiles(db, actor.schoolId, body);
  const given = {
    schoolId: actor.schoolId,
    shelf: 'mine' as const,
    ownerAccountId: actor.accountId,
    madeBy: actor.accountId,
    stage: subject.stage,
    body,
    facts,
  };
  const questionId = input.questionId ?? newId();
  if (input.questionId === null) await putVersion(db, { ...given, questionId, version: 1 });
  else {
    const version = found(await lockQuestion(db, actor.schoolId, questionId));
    const now = await seenQuestion(db, actor, questionId);
    ensure(mayEdit(actor, ownedOf(now)));
    ensure(input.version === version, 'conflict', 'changed');
    // A change of facts makes no version: whoever makes one says which facts it was made from.
    const standing = await factsNow(db, actor.schoolId, now);
    const isTold = input.seen !== undefined && sameFacts(input.seen, standing);
    ensure(isTold || sameFacts(facts, standing), 'conflict', 'changed');
    const same = sameBody(now.body, body) && now.source === facts.source && now.licence === facts.licence;
    await (same ? putHead : putVersion)(db, { ...given, questionId, version: same ? version : version + 1 });
  }
  if (input.draftId !== null) await deleteDraft(db, actor, input.draftId);
  return questionId;
}

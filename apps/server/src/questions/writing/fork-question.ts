import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure } from '../../platform/problem.js';
import { carryTemplate } from '../variants/carry-template.js';
import { ownedOf } from './banked-view.js';
import { mayFork } from './policy.js';
import { seenQuestion } from './show-question.js';
import { factsOf } from './store-facts.js';
import { putVersion } from './store-questions.js';

/** Copies a question onto the actor's own shelf; where it came from stays with it, source and licence too, and how its numbers change. Answers the copy's id. */
export async function forkQuestion(db: Db, actor: Actor, questionId: string): Promise<string> {
  const row = await seenQuestion(db, actor, questionId);
  ensure(mayFork(actor, ownedOf(row)));
  const { schoolId } = actor;
  const copyId = newId();
  await putVersion(db, {
    schoolId,
    questionId: copyId,
    shelf: 'mine',
    ownerAccountId: actor.accountId,
    version: 1,
    stage: row.stage,
    body: row.body,
    facts: await factsOf(db, schoolId, row),
    madeBy: actor.accountId,
    origin: { schoolId: row.schoolId, questionId: row.questionId, version: row.version },
  });
  // Of the platform's questions nothing of the kind is kept: their rows are another school's.
  if (row.schoolId === schoolId)
    await carryTemplate(db, { schoolId, from: row, to: { questionId: copyId, version: 1 } });
  return copyId;
}

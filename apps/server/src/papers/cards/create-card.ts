import { arranged, cardLimits, type cardsApi, pagesOfCard } from '@zhibi/contract/papers/cards';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { subjectById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import { insertPaper } from '../store.js';
import { ensureCards } from './ensure-cards.js';
import { mannerFor } from './make-card.js';
import { putItems } from './put-items.js';
import { questionsOfGroups } from './rules-questions.js';
import { insertCard } from './store-card.js';

/** Of the specification: a test paper. */
const TEST = 1;

/** A card for a paper that exists elsewhere: so many questions of each kind, without words. */
export async function createCard(
  db: Db,
  actor: Actor,
  { subjectId, title, groups, templateId }: z.output<typeof cardsApi.create.input>,
  now: Date,
): Promise<{ paperId: string }> {
  await ensureCards(db, actor);
  const { schoolId, accountId } = actor;
  const subject = found(await subjectById(db, subjectId));
  const questions = questionsOfGroups(groups, newId);
  ensure(questions.length <= cardLimits.questions, 'conflict', 'too-many-questions');
  const { manner, over } = await mannerFor(db, schoolId, templateId);
  const design = arranged(manner, questions, { over, text: title.slice(0, 60) });
  ensure(pagesOfCard(design) <= cardLimits.pages, 'conflict', 'too-many-questions');
  const paperId = newId();
  await insertPaper(db, {
    schoolId,
    id: paperId,
    ownerAccountId: accountId,
    subjectId,
    paperType: TEST,
    title,
    options: { pageSize: manner.pageSize, sealLine: manner.sealLine, scoreTable: false, answerCard: true },
    updatedAt: now,
  });
  await putItems(db, { schoolId, paperId, subject: { subjectId, stage: subject.stage }, title, now }, questions);
  await insertCard(db, { schoolId, paperId, design });
  return { paperId };
}

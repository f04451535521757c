import { isDeepStrictEqual } from 'node:util';
import type { Card, cardsApi } from '@zhibi/contract/papers/cards';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { subjectById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { ownDraft } from '../composing/own-paper.js';
import { touchPaper } from '../store.js';
import { findCardDesign } from './card-design.js';
import { cardView } from './card-view.js';
import { ensureCards } from './ensure-cards.js';
import { putItems } from './put-items.js';
import { changeCard } from './store-card.js';

/** Keeps a card as it is drawn, faults and all: only its release asks for none. A card of a paper asks what the paper asks. */
export async function saveCard(
  db: Db,
  actor: Actor,
  { paperId, revision, title, design }: z.output<typeof cardsApi.save.input>,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<Card> {
  await ensureCards(db, actor);
  const { schoolId } = actor;
  const draft = await ownDraft(db, actor, paperId);
  const { card, design: before } = found(await findCardDesign(db, schoolId, paperId));
  ensure(draft.revision === revision, 'conflict', 'changed-meanwhile');
  // Kept as jsonb, whose keys come back in an order of their own.
  const isSame = isDeepStrictEqual(design.questions, before.questions);
  ensure(isSame || card.sourcePaperId === null, 'conflict', 'questions-fixed');
  if (!isSame) {
    ensure(design.questions.length > 0, 'conflict', 'no-questions');
    const { stage } = found(await subjectById(db, draft.subjectId));
    const subject = { subjectId: draft.subjectId, stage };
    await putItems(db, { schoolId, paperId, subject, title, now }, design.questions);
  }
  await changeCard(db, { schoolId, paperId }, { design });
  const { pageSize, sealLine } = design;
  await touchPaper(db, schoolId, paperId, {
    title,
    options: { pageSize, sealLine, scoreTable: false, answerCard: true },
    updatedAt: now,
  });
  return cardView(db, actor, paperId, timeZone);
}

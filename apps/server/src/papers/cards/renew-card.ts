import { arranged, type Card, cardLimits, pagesOfCard } from '@zhibi/contract/papers/cards';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import { ownDraft } from '../composing/own-paper.js';
import { insertItems, insertSections } from '../composing/store-arrange.js';
import { mayReadPaper } from '../policy.js';
import { findPaper, sectionsOf, touchPaper } from '../store.js';
import { findCardDesign } from './card-design.js';
import { cardView } from './card-view.js';
import { ensureCards } from './ensure-cards.js';
import { questionsOfSections } from './rules-questions.js';
import { changeCard } from './store-card.js';
import { clearItems } from './store-items.js';

interface Wanted {
  paperId: string;
  revision: number;
}

/** The paper has changed since its card was made: the card takes its questions over anew and puts them in place, in its own manner. */
export async function renewCard(
  db: Db,
  actor: Actor,
  { paperId, revision }: Wanted,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<Card> {
  await ensureCards(db, actor);
  const { schoolId } = actor;
  const draft = await ownDraft(db, actor, paperId);
  ensure(draft.revision === revision, 'conflict', 'changed-meanwhile');
  const { card, design } = found(await findCardDesign(db, schoolId, paperId));
  const source = card.sourcePaperId === null ? undefined : await findPaper(db, schoolId, card.sourcePaperId);
  ensure(source !== undefined && mayReadPaper(actor, source), 'conflict', 'source-gone');
  const sections = await sectionsOf(db, schoolId, source.id);
  ensure(sections.length > 0, 'conflict', 'no-questions');
  await clearItems(db, { schoolId, paperId });
  const copied = sections.map((section, position) => ({ ...section, position, id: newId() }));
  await insertSections(
    db,
    { schoolId, paperId },
    copied.map(({ id, title, position, choose }) => ({ id, title, position, choose })),
  );
  await insertItems(
    db,
    { schoolId, paperId },
    copied.flatMap(({ id, items }) =>
      items.map(({ questionId, version, score, answerSpaceMm }, position) => ({
        id: newId(),
        sectionId: id,
        position,
        questionId,
        questionVersion: version,
        score,
        answerSpaceMm,
      })),
    ),
  );
  const title = design.blocks.find((block) => block.kind === 'title');
  const head =
    title?.kind === 'title' ? { over: title.over, text: title.text } : { over: '', text: draft.title.slice(0, 60) };
  const next = arranged(design, questionsOfSections(await sectionsOf(db, schoolId, paperId)), head);
  ensure(pagesOfCard(next) <= cardLimits.pages, 'conflict', 'too-many-questions');
  await changeCard(db, { schoolId, paperId }, { design: next, sourceRevision: source.revision });
  await touchPaper(db, schoolId, paperId, { updatedAt: now });
  return cardView(db, actor, paperId, timeZone);
}

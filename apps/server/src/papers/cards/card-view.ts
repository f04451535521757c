import { toStamp } from '@zhibi/contract/kernel';
import { type Card, cardFaults } from '@zhibi/contract/papers/cards';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import { ownPaper } from '../composing/own-paper.js';
import { mayEditPaper, mayReadPaper } from '../policy.js';
import { findPaper } from '../store.js';
import { findCardDesign } from './card-design.js';
import { type CardRow, stateOf } from './store-card.js';
import { findTest } from './test-card.js';

/** A card as its teacher sees it. */
export async function cardView(db: Db, actor: Actor, paperId: string, timeZone: string): Promise<Card> {
  const row = await ownPaper(db, actor, paperId);
  const { card, design } = found(await findCardDesign(db, actor.schoolId, paperId));
  const state = stateOf(card, row.revision);
  const canEdit = mayEditPaper(actor, row);
  return {
    paperId,
    title: row.title,
    subjectId: row.subjectId,
    revision: row.revision,
    status: row.status,
    state,
    design,
    source: await sourceOf(db, actor, card),
    readBack: card.readBack,
    testJobId: (await findTest(db, actor, paperId, row.revision)) ?? null,
    releasedAt: state === 'released' && card.releasedAt ? toStamp(card.releasedAt, timeZone) : null,
    can: { edit: canEdit, release: canEdit && state === 'tested' && cardFaults(design).length === 0 },
  };
}

/** The paper that a card was made of: it may have changed since, and be another's to read no more. */
async function sourceOf(db: Db, actor: Actor, { sourcePaperId, sourceRevision }: CardRow): Promise<Card['source']> {
  if (sourcePaperId === null) return null;
  const paper = await findPaper(db, actor.schoolId, sourcePaperId);
  if (paper === undefined || !mayReadPaper(actor, paper))
    return { paperId: sourcePaperId, title: '', isChanged: false, isGone: true };
  return {
    paperId: sourcePaperId,
    title: paper.title,
    isChanged: paper.revision !== sourceRevision,
    isGone: false,
  };
}

import { type Card, cardFaults } from '@zhibi/contract/papers/cards';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { ownDraft } from '../composing/own-paper.js';
import { findLayout } from '../layout/store-layout.js';
import { reserveCodes } from '../output/store-reserved.js';
import { findCardDesign } from './card-design.js';
import { cardView } from './card-view.js';
import { ensureCards } from './ensure-cards.js';
import { changeCard, findCard, stateOf } from './store-card.js';

interface Wanted {
  paperId: string;
  revision: number;
}

/** Releases a card: without faults, and with all copies of this very version read back. Its blank sheets get codes that nobody else has. */
export async function releaseCard(
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
  ensure(cardFaults(design).length === 0, 'conflict', 'has-faults');
  const state = stateOf(card, revision);
  ensure(state === 'tested' || state === 'released', 'conflict', 'not-tested');
  if (state === 'tested') {
    const { geometry } = found(await findLayout(db, schoolId, paperId, revision));
    const [book] = await reserveCodes(db, 1);
    const sheetCodes = Array.from({ length: geometry.pageCount }, (_, i) => `${found(book).first}.${i + 1}`);
    await changeCard(
      db,
      { schoolId, paperId },
      { releasedRevision: revision, releasedAt: now, releasedBy: actor.accountId, sheetCodes },
    );
  }
  return cardView(db, actor, paperId, timeZone);
}

/** A designed card is printed and given in the version that was released, and in no other. */
export async function isReadyToPrint(db: Db, schoolId: string, paperId: string, revision: number): Promise<boolean> {
  const card = await findCard(db, schoolId, paperId);
  return card === undefined || card.releasedRevision === revision;
}

/** Page by page the codes of its blank sheets; none where it is no card, or not released. */
export async function sheetCodesOf(db: Db, schoolId: string, paperId: string, revision: number): Promise<string[]> {
  const card = await findCard(db, schoolId, paperId);
  return card?.releasedRevision === revision ? card.sheetCodes : [];
}

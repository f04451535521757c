import { toStamp } from '@zhibi/contract/kernel';
import type { CardSummary } from '@zhibi/contract/papers/cards';
import type { Actor } from '@zhibi/contract/session';
import { cursorAfter, idOfCursor } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { papersByIds } from '../store.js';
import { cardsOf, stateOf } from './store-card.js';

const PAGE = 20;

/** A teacher's own cards of a subject with how far each is, newest first. Two queries. */
export async function listCards(
  db: Db,
  { schoolId, accountId }: Actor,
  { subjectId, cursor }: { subjectId: number; cursor?: string | undefined },
  timeZone: string,
): Promise<{ items: CardSummary[]; next: string | null }> {
  const owner = { schoolId, accountId, subjectId };
  const rows = await cardsOf(db, owner, { before: idOfCursor(cursor), limit: PAGE });
  const shown = rows.slice(0, PAGE);
  const sources = await papersByIds(
    db,
    schoolId,
    shown.flatMap(({ sourcePaperId }) => sourcePaperId ?? []),
  );
  const titles = new Map(sources.map(({ id, title }) => [id, title]));
  const last = shown.at(-1);
  return {
    items: shown.map(({ readBack, releasedRevision, sourcePaperId, revision, updatedAt, ...row }) => ({
      ...row,
      state: stateOf({ readBack, releasedRevision }, revision),
      sourceTitle: titles.get(sourcePaperId ?? '') ?? null,
      updatedAt: toStamp(updatedAt, timeZone),
    })),
    next: rows.length > PAGE && last !== undefined ? cursorAfter(last.paperId) : null,
  };
}

import { areaFaults, type areasApi, type PaperAreas } from '@zhibi/contract/papers/areas';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure, found, Problem } from '../../platform/problem.js';
import { findLayout, keepLayout } from '../layout/store-layout.js';
import { mayDrawAreas } from '../policy.js';
import { areasView, foldOfPages, heldPaperOfAreas, itemsOfAreas, lockOf } from './open-areas.js';
import { proposedAreas } from './propose-areas.js';
import { type TextLine, unchangedOf } from './rules-proposals.js';
import { insertMarking, nextRevision } from './store.js';

interface Here {
  now: Date;
  timeZone: string;
  /** The words of the PDF, where areas were proposed from them. */
  lines: readonly TextLine[];
}

/**
 * Keeps areas as a new version of the same pages. What homework or copies went by keeps its own version; those are left behind only
 * for a reason that is given (a reissue).
 */
export async function saveAreas(
  db: Db,
  actor: Actor,
  input: z.output<typeof areasApi.save.input>,
  { now, timeZone, lines }: Here,
): Promise<PaperAreas> {
  const { paperId, revision, areas, source, seconds, reissue } = input;
  const { schoolId } = actor;
  const row = await heldPaperOfAreas(db, actor, paperId);
  ensure(mayDrawAreas(actor, row), 'forbidden');
  ensure(row.revision === revision, 'conflict', 'areas-changed');
  const lock = await lockOf(db, row);
  if (lock !== null && reissue === undefined) throw new Problem('conflict', lock);
  const layout = found(await findLayout(db, schoolId, paperId, revision));
  const items = await itemsOfAreas(db, schoolId, paperId);
  const { pageSize, pageCount } = layout.geometry;
  const foldMm = await foldOfPages(db, { schoolId, paperId }, pageSize);
  const [fault] = areaFaults(areas, { pageSize, pageCount, foldMm, itemIds: items.map(({ itemId }) => itemId) });
  if (fault) throw new Problem('conflict', fault.kind);
  const proposed = await proposedAreas(db, schoolId, layout, { source, lines });
  const next = revision + 1;
  await nextRevision(db, { schoolId, paperId }, now);
  const kept = await keepLayout(db, schoolId, {
    ...layout,
    revision: next,
    geometry: { ...layout.geometry, areas },
    issues: layout.issues.filter(({ kind }) => kind !== 'overlap' && kind !== 'too-small'),
  });
  await insertMarking(db, {
    schoolId,
    paperId,
    revision: next,
    drawnBy: actor.accountId,
    drawnName: actor.name,
    drawnAt: now,
    areas: areas.length,
    proposed: proposed.length,
    unchanged: unchangedOf(proposed, areas),
    seconds,
    reissue: lock === null ? '' : (reissue ?? ''),
  });
  return areasView(db, actor, { ...row, revision: next }, kept, timeZone);
}

import type { areasApi, PaperAreas } from '@zhibi/contract/papers/areas';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { findLayout } from '../layout/store-layout.js';
import { mayCheckAreas } from '../policy.js';
import { areasView, heldPaperOfAreas } from './open-areas.js';
import { findMarking, updateMarking } from './store.js';

/** A second person confirms the areas of a version, or returns them with a reason. */
export async function checkAreas(
  db: Db,
  actor: Actor,
  { paperId, revision, verdict, note }: z.output<typeof areasApi.check.input>,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<PaperAreas> {
  const { schoolId } = actor;
  const row = await heldPaperOfAreas(db, actor, paperId);
  ensure(row.revision === revision, 'conflict', 'areas-changed');
  const marking = found(await findMarking(db, { schoolId, paperId }, revision));
  ensure(marking.drawnBy !== actor.accountId, 'conflict', 'own-drawing');
  ensure(mayCheckAreas(actor, row, marking), 'conflict', 'areas-changed');
  const change = { state: verdict, checkedBy: actor.accountId, checkedName: actor.name, checkedAt: now, note };
  ensure(await updateMarking(db, { schoolId, paperId }, revision, change), 'conflict', 'areas-changed');
  return areasView(db, actor, row, found(await findLayout(db, schoolId, paperId, revision)), timeZone);
}

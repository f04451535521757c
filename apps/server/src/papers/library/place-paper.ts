import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { ownPaper } from '../composing/own-paper.js';
import { questionIdsOf } from '../store.js';
import { setPlace } from './store.js';

/** Lets colleagues read and copy an own paper, or no longer; copies that were made stay theirs. */
export async function sharePaper(
  db: Db,
  actor: Actor,
  { paperId, shared }: { paperId: string; shared: boolean },
  now: Date,
): Promise<void> {
  const { sharedAt, archivedAt } = await ownPaper(db, actor, paperId);
  if (shared) {
    ensure(archivedAt === null, 'conflict', 'archived');
    ensure((await questionIdsOf(db, actor.schoolId, paperId)).length > 0, 'conflict', 'no-questions');
  }
  await setPlace(db, { schoolId: actor.schoolId, paperId }, { sharedAt: shared ? (sharedAt ?? now) : null });
}

/** Puts an own paper away or takes it out again; since when it lies there. */
export async function archivePaper(
  db: Db,
  actor: Actor,
  { paperId, archived }: { paperId: string; archived: boolean },
  now: Date,
): Promise<Date | null> {
  const row = await ownPaper(db, actor, paperId);
  const archivedAt = archived ? (row.archivedAt ?? now) : null;
  await setPlace(db, { schoolId: actor.schoolId, paperId }, { archivedAt });
  return archivedAt;
}

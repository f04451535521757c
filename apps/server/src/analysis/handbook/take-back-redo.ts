import type { Actor } from '@zhibi/contract/session';
import { personalCopies, takeBack } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { ownHandbook } from './show-handbooks.js';
import { copiesOfBook } from './store.js';

/** Takes a redo back from those who have not written in it: they may be given another one. */
export async function takeBackRedo(
  db: Db,
  actor: Actor,
  handbookId: string,
  now: Date,
): Promise<{ taken: number; left: number }> {
  const { schoolId } = actor;
  const row = await ownHandbook(db, actor, handbookId);
  ensure(row.redoOf !== null, 'not-found');
  ensure(row.status !== 'waiting', 'conflict', 'still-made');
  const ids = (await copiesOfBook(db, { schoolId, handbookId })).flatMap(({ homeworkId }) => homeworkId ?? []);
  const copies = [...(await personalCopies(db, schoolId, ids)).values()];
  const untouched = copies.filter(({ status, closed }) => status === 'assigned' && !closed);
  // Always in the same order: who takes back and who collects at once wait, never in a ring.
  for (const { homeworkId } of untouched.sort((a, b) => a.homeworkId.localeCompare(b.homeworkId)))
    await takeBack(db, actor, homeworkId, now);
  return { taken: untouched.length, left: copies.length - untouched.length };
}

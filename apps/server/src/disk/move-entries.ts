import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { ensure } from '../platform/problem.js';
import { ensureField } from '../platform/wrong-field.js';
import { ensureDepth } from './create-folders.js';
import { mayEdit } from './policy.js';
import { reachAll, reachOne, targetFolder } from './reach.js';
import { wayTo } from './store-access.js';
import { treeBelow } from './store-entries.js';
import { lockDisk, placeEntry } from './store-tree.js';

/** Another name; the ending may change too, and the kind with it. */
export async function renameEntry(
  db: Db,
  actor: Actor,
  { cdId, name }: { cdId: string; name: string },
  now: Date,
): Promise<void> {
  const { isFolder } = await reachOne(db, actor, cdId, mayEdit, now);
  await placeEntry(db, actor.schoolId, { id: cdId, isFolder }, { name, changedAt: now });
}

/** Into another folder of the same disk: to another disk things are copied. */
export async function moveEntries(
  db: Db,
  actor: Actor,
  { cdIds, parentCdId }: { cdIds: readonly string[]; parentCdId: string },
  now: Date,
): Promise<void> {
  const target = await targetFolder(db, actor, parentCdId, now);
  await lockDisk(db, actor.schoolId, target.ownerId);
  const entries = await reachAll(db, actor, cdIds, mayEdit, now);
  ensureField(
    entries.every((entry) => entry.ownerId === target.ownerId),
    'parentCdId',
  );
  const above = target.parentId === null ? [] : await wayTo(db, actor.schoolId, target.parentId);
  ensure(!entries.some((entry) => above.some(({ cdId }) => cdId === entry.cdId)), 'conflict', 'into-itself');
  const tree = await treeBelow(db, actor.schoolId, cdIds, { trashed: true });
  await ensureDepth(db, actor.schoolId, target, 1 + Math.max(...tree.map((one) => one.depth)));
  for (const { cdId: id, isFolder } of entries)
    await placeEntry(db, actor.schoolId, { id, isFolder }, { parentId: target.parentId });
}

import { freeName } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { ensure } from '../platform/problem.js';
import { mayEdit, mayRestore } from './policy.js';
import { reachAll } from './reach.js';
import { contentsOf } from './store-content.js';
import { takenNames, treeBelow } from './store-entries.js';
import { deleteEntries, isLivingFolder, lockDisk, restoreTree, trashTree } from './store-tree.js';

/** Into the recycle bin of the disk it lies on, with all that lies below. */
export async function trashEntries(db: Db, actor: Actor, cdIds: readonly string[], now: Date): Promise<void> {
  const entries = await reachAll(db, actor, cdIds, mayEdit, now);
  for (const { cdId, ownerId } of entries) {
    await lockDisk(db, actor.schoolId, ownerId);
    await trashTree(db, actor.schoolId, cdId, now);
  }
}

/** Back to where it was; to the root where its folder is gone, under a free name where its own is taken. */
export async function restoreEntries(db: Db, actor: Actor, cdIds: readonly string[], now: Date): Promise<void> {
  const entries = await reachAll(db, actor, cdIds, mayRestore, now);
  await lockDisk(db, actor.schoolId, actor.accountId);
  for (const { cdId: id, ownerId, isFolder, name, parentId: was } of entries) {
    const parentId = was !== null && (await isLivingFolder(db, actor.schoolId, was)) ? was : null;
    const taken = new Set((await takenNames(db, actor.schoolId, { ownerId, parentId })).keys());
    await restoreTree(db, actor.schoolId, { id, isFolder, name: freeName(name, taken), parentId });
  }
}

/** Out of the recycle bin for ever. Answers the contents that may have to go with it. */
export async function purgeEntries(db: Db, actor: Actor, cdIds: readonly string[], now: Date): Promise<string[]> {
  const entries = await reachAll(db, actor, cdIds, mayRestore, now);
  ensure(entries.length > 0, 'not-found');
  return purgeTrees(
    db,
    actor.schoolId,
    entries.map((entry) => entry.cdId),
  );
}

/** Removes trees with all their versions; answers their contents. */
export async function purgeTrees(db: Db, schoolId: string, rootIds: readonly string[]): Promise<string[]> {
  const tree = await treeBelow(db, schoolId, rootIds, { trashed: true });
  const contents = await contentsOf(
    db,
    schoolId,
    tree.map((one) => one.id),
  );
  await deleteEntries(db, schoolId, rootIds);
  return contents;
}

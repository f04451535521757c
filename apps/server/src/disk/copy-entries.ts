import { freeName, nameKey } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { newId } from '../platform/ids.js';
import { ensureDepth } from './create-folders.js';
import { ensureSpace, type Quotas } from './ensure-space.js';
import { maySee } from './policy.js';
import { reachAll, targetFolder } from './reach.js';
import { insertEntries, insertVersions, type NewEntry, takenNames, treeBelow, versionsOf } from './store-entries.js';
import { holdVersions, lockDisk } from './store-tree.js';

/** Copies with all that lies below, each file as it is now; the bytes are not copied, only what refers to them. */
export async function copyEntries(
  db: Db,
  actor: Actor,
  { cdIds, parentCdId }: { cdIds: readonly string[]; parentCdId: string },
  { quotas, now }: { quotas: Quotas; now: Date },
): Promise<string[]> {
  const { schoolId, accountId } = actor;
  const target = await targetFolder(db, actor, parentCdId, now);
  await reachAll(db, actor, cdIds, (who, entry) => maySee(who, entry) && !entry.isTrashed, now);
  await lockDisk(db, schoolId, target.ownerId);
  const tree = await treeBelow(db, schoolId, cdIds, { trashed: false });
  await ensureDepth(db, schoolId, target, 1 + Math.max(...tree.map((one) => one.depth)));
  await ensureSpace(
    db,
    schoolId,
    target.ownerId,
    tree.reduce((sum, one) => sum + one.size, 0),
    quotas,
  );
  const current = new Set(tree.flatMap((one) => one.versionId ?? []));
  const versions = (
    await versionsOf(
      db,
      schoolId,
      tree.map((one) => one.id),
    )
  ).filter(({ id }) => current.has(id));
  await holdVersions(db, schoolId, versions);

  const idOf = new Map(tree.map((one) => [one.id, newId()]));
  const versionIdOf = new Map(versions.map((one) => [one.id, newId()]));
  const taken = new Set((await takenNames(db, schoolId, target)).keys());
  const placed = { schoolId, ownerId: target.ownerId, createdBy: accountId };
  const entries = tree.map((one): NewEntry => {
    // What was chosen beside the folder it lies in comes along with that.
    const isRoot = !idOf.has(one.parentId ?? '');
    const name = isRoot ? freeName(one.name, taken) : one.name;
    if (isRoot) taken.add(nameKey(name));
    const parentId = isRoot ? target.parentId : (idOf.get(one.parentId ?? '') ?? null);
    const versionId = one.versionId && (versionIdOf.get(one.versionId) ?? null);
    const { isFolder, size } = one;
    return { ...placed, id: idOf.get(one.id) ?? '', parentId, name, isFolder, size, versionId, changedAt: now };
  });
  await insertEntries(db, entries);
  const fresh = { ...placed, number: 1, createdAt: now };
  await insertVersions(
    db,
    versions.map((one) => ({
      ...one,
      ...fresh,
      id: versionIdOf.get(one.id) ?? '',
      entryId: idOf.get(one.entryId) ?? '',
    })),
  );
  return cdIds.map((id) => idOf.get(id) ?? '');
}

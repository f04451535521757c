import { freeName } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { newId } from '../platform/ids.js';
import { demand } from '../platform/problem.js';
import { resourceFor } from './decide-resource.js';
import { demandRoom, type Quotas } from './demand-room.js';
import { targetFolder } from './reach.js';
import { holdContent } from './store-content.js';
import { insertEntries, insertVersions, takenNames } from './store-entries.js';
import { countTaking } from './store-resources.js';
import { lockDisk } from './store-tree.js';

/** Puts a copy of a file of the shelf on a disk; a name that is taken gets a number. */
export async function takeResource(
  db: Db,
  actor: Actor,
  { resourceId, parentCdId }: { resourceId: string; parentCdId: string },
  { quotas, now }: { quotas: Quotas; now: Date },
): Promise<string> {
  // The row is held: its content stays while it is copied.
  const resource = await resourceFor(db, actor, resourceId);
  demand(resource.state === 'approved', 'not-found');
  const { schoolId, accountId } = actor;
  const target = await targetFolder(db, actor, parentCdId, now);
  await demandRoom(db, schoolId, target.ownerId, resource.size, quotas);
  await lockDisk(db, schoolId, target.ownerId);
  await holdContent(db, resource.sha256);
  const taken = new Set((await takenNames(db, schoolId, target)).keys());
  const { sha256, md5, size } = resource;
  const entryId = newId();
  const version = { schoolId, id: newId(), entryId, ownerId: target.ownerId, number: 1, sha256, md5, size };
  const name = freeName(resource.name, taken);
  const made = { schoolId, id: entryId, ...target, name, isFolder: false, size, versionId: version.id };
  await insertEntries(db, [{ ...made, createdBy: accountId, changedAt: now }]);
  await insertVersions(db, [{ ...version, createdBy: accountId, createdAt: now }]);
  await countTaking(db, schoolId, resourceId);
  return entryId;
}

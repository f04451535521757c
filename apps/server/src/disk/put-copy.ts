import { freeName } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { holdContent } from '../platform/files/index.js';
import { newId } from '../platform/ids.js';
import { ensureSpace, type Quotas } from './ensure-space.js';
import { targetFolder } from './reach.js';
import { insertEntries, insertVersions, takenNames } from './store-entries.js';
import { lockDisk } from './store-tree.js';

interface Copied {
  name: string;
  sha256: string;
  md5: string;
  size: number;
}

/** Puts a copy of content that the actor may have on a disk; a name that is taken gets a number. */
export async function putCopy(
  db: Db,
  actor: Actor,
  { parentCdId, ...file }: Copied & { parentCdId: string },
  { quotas, now }: { quotas: Quotas; now: Date },
): Promise<string> {
  const { schoolId, accountId } = actor;
  const { sha256, md5, size } = file;
  const target = await targetFolder(db, actor, parentCdId, now);
  await ensureSpace(db, schoolId, target.ownerId, size, quotas);
  await lockDisk(db, schoolId, target.ownerId);
  await holdContent(db, sha256);
  const taken = new Set((await takenNames(db, schoolId, target)).keys());
  const entryId = newId();
  const version = { schoolId, id: newId(), entryId, ownerId: target.ownerId, number: 1, sha256, md5, size };
  const name = freeName(file.name, taken);
  const made = { schoolId, id: entryId, ...target, name, isFolder: false, size, versionId: version.id };
  await insertEntries(db, [{ ...made, createdBy: accountId, changedAt: now }]);
  await insertVersions(db, [{ ...version, createdBy: accountId, createdAt: now }]);
  return entryId;
}

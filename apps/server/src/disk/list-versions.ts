import type { DiskVersion } from '@zhibi/contract/disk';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { newId } from '../platform/ids.js';
import { ensure } from '../platform/problem.js';
import { accountFactsById } from '../session/index.js';
import { ensureSpace, type Quotas } from './ensure-space.js';
import type { Here } from './list-entries.js';
import { mayEdit, maySee } from './policy.js';
import { reachOne } from './reach.js';
import { insertVersions, setCurrent, versionsOf } from './store-entries.js';
import { holdVersions } from './store-tree.js';

/** The versions of a file, newest first. */
export async function listVersions(
  db: Db,
  actor: Actor,
  cdId: string,
  { now, timeZone }: Here,
): Promise<DiskVersion[]> {
  const { versionId } = await reachOne(db, actor, cdId, maySee, now);
  const rows = await versionsOf(db, actor.schoolId, [cdId]);
  const people = await accountFactsById(db, [...new Set(rows.map((row) => row.createdBy))]);
  return rows.map((row) => ({
    versionId: row.id,
    number: row.number,
    size: row.size,
    at: toStamp(row.createdAt, timeZone),
    by: people.get(row.createdBy)?.name ?? '',
    isCurrent: row.id === versionId,
  }));
}

/** Makes an old version the newest again: it is added once more, so that nothing is lost. */
export async function restoreVersion(
  db: Db,
  actor: Actor,
  { cdId, versionId }: { cdId: string; versionId: string },
  { quotas, now }: { quotas: Quotas; now: Date },
): Promise<void> {
  const { ownerId } = await reachOne(db, actor, cdId, mayEdit, now);
  const versions = await versionsOf(db, actor.schoolId, [cdId]);
  const old = versions.find((one) => one.id === versionId);
  ensure(old !== undefined, 'not-found');
  await ensureSpace(db, actor.schoolId, ownerId, old.size, quotas);
  await holdVersions(db, actor.schoolId, [old]);
  const number = (versions[0]?.number ?? 0) + 1;
  const fresh = { ...old, id: newId(), number, createdBy: actor.accountId, createdAt: now };
  await insertVersions(db, [fresh]);
  await setCurrent(db, fresh, now);
}

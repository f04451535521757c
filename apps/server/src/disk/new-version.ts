import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { newId } from '../platform/ids.js';
import { ensureField } from '../platform/wrong-field.js';
import { ensureSpace, type Quotas } from './ensure-space.js';
import { mayEdit } from './policy.js';
import { reachOne } from './reach.js';
import { insertVersions, setCurrent, versionsOf } from './store-entries.js';

/** Content that is kept and held. */
export interface Whole {
  sha256: string;
  md5: string;
  size: number;
}

/** Where content will stand, decided before the long work; `put` makes it so. */
export interface Place {
  put(whole: Whole): Promise<{ entryId: string; versionId: string }>;
}

export const versionRow = (actor: Actor, { sha256, md5, size }: Whole, now: Date) => ({
  schoolId: actor.schoolId,
  id: newId(),
  sha256,
  size,
  md5,
  createdBy: actor.accountId,
  createdAt: now,
});

/** The place of one more version of a file that the actor may edit; refused when it has no room. */
export async function newVersion(
  db: Db,
  actor: Actor,
  { cdId, size }: { cdId: string; size: number },
  { quotas, now }: { quotas: Quotas; now: Date },
): Promise<Place> {
  const entry = await reachOne(db, actor, cdId, mayEdit, now);
  ensureField(!entry.isFolder, 'cdId');
  await ensureSpace(db, actor.schoolId, entry.ownerId, size, quotas);
  return {
    put: async (whole) => {
      const [newest] = await versionsOf(db, actor.schoolId, [entry.cdId]);
      const number = (newest?.number ?? 0) + 1;
      const version = { ...versionRow(actor, whole, now), entryId: entry.cdId, ownerId: entry.ownerId, number };
      await insertVersions(db, [version]);
      await setCurrent(db, version, now);
      return { entryId: entry.cdId, versionId: version.id };
    },
  };
}

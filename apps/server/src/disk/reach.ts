import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { ensure } from '../platform/problem.js';
import { hasDisk, mayEdit, maySee } from './policy.js';
import { type Reached, reachByIds } from './store-access.js';

/** Where something is put: on whose disk, in which folder (null is the root). */
export interface Target {
  ownerId: string;
  parentId: string | null;
}

type May = (actor: Actor, entry: Reached) => boolean;

/** The entries that the actor may do this with, in the order asked for. What the actor cannot see is not found; what may only be seen is refused. */
export async function reachAll(
  db: Db,
  actor: Actor,
  cdIds: readonly string[],
  may: May,
  now: Date,
): Promise<Reached[]> {
  const byId = await reachByIds(db, actor, cdIds, now);
  return [...new Set(cdIds)].map((cdId) => {
    const entry = byId.get(cdId);
    ensure(entry !== undefined && maySee(actor, entry), 'not-found');
    ensure(may(actor, entry));
    return entry;
  });
}

export async function reachOne(db: Db, actor: Actor, cdId: string, may: May, now: Date): Promise<Reached> {
  const [entry] = await reachAll(db, actor, [cdId], may, now);
  ensure(entry !== undefined, 'not-found');
  return entry;
}

/** The folder of this id, or the root of the actor's own disk for `""`. */
export async function reachFolder(db: Db, actor: Actor, parentCdId: string, may: May, now: Date): Promise<Target> {
  ensure(hasDisk(actor), 'not-found');
  if (parentCdId === '') return { ownerId: actor.accountId, parentId: null };
  const folder = await reachOne(db, actor, parentCdId, may, now);
  ensure(folder.isFolder && !folder.isTrashed, 'not-found');
  return { ownerId: folder.ownerId, parentId: folder.cdId };
}

/** Where the actor may put something. */
export const targetFolder = (db: Db, actor: Actor, parentCdId: string, now: Date): Promise<Target> =>
  reachFolder(db, actor, parentCdId, mayEdit, now);

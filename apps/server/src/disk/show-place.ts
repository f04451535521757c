import type { DiskPlace } from '@zhibi/contract/disk';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { ensure } from '../platform/problem.js';
import { hasDisk, isOwner, mayEdit, maySee } from './policy.js';
import { reachOne } from './reach.js';
import { reachByIds, wayTo } from './store-access.js';

/** The way to a folder. In another's disk it begins with the folder that was shared: what lies above is nobody's business. */
export async function showPlace(db: Db, actor: Actor, parentCdId: string, now: Date): Promise<DiskPlace> {
  ensure(hasDisk(actor), 'not-found');
  if (parentCdId === '') return { path: [], isOwn: true, can: { add: true } };
  const folder = await reachOne(db, actor, parentCdId, maySee, now);
  ensure(folder.isFolder && !folder.isTrashed, 'not-found');
  const way = await wayTo(db, actor.schoolId, parentCdId);
  const seen = await reachByIds(
    db,
    actor,
    way.map((one) => one.cdId),
    now,
  );
  const path = way.filter(({ cdId }) => {
    const reached = seen.get(cdId);
    return reached !== undefined && maySee(actor, reached);
  });
  return { path, isOwn: isOwner(actor, folder), can: { add: mayEdit(actor, folder) } };
}

import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { ensure } from '../platform/problem.js';
import { resourceFor } from './decide-resource.js';
import type { Quotas } from './ensure-space.js';
import { putCopy } from './put-copy.js';
import { countTaking } from './store-resources.js';

/** Puts a copy of a file of the shelf on a disk; a name that is taken gets a number. */
export async function takeResource(
  db: Db,
  actor: Actor,
  { resourceId, parentCdId }: { resourceId: string; parentCdId: string },
  context: { quotas: Quotas; now: Date },
): Promise<string> {
  // The row is held: its content stays while it is copied.
  const { state, name, sha256, md5, size } = await resourceFor(db, actor, resourceId);
  ensure(state === 'approved', 'not-found');
  const cdId = await putCopy(db, actor, { name, sha256, md5, size, parentCdId }, context);
  await countTaking(db, actor.schoolId, resourceId);
  return cdId;
}

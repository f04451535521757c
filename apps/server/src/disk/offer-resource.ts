import type { diskApi } from '@zhibi/contract/disk';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { subjectById } from '../people/index.js';
import type { Db } from '../platform/db.js';
import { newId } from '../platform/ids.js';
import { found } from '../platform/problem.js';
import { ensureField } from '../platform/wrong-field.js';
import { mayOffer } from './policy.js';
import { reachOne } from './reach.js';
import { factsOf } from './rules.js';
import { versionById } from './store-entries.js';
import { insertResource } from './store-resources.js';
import { holdVersions } from './store-tree.js';

/** Offers a file for the shelf as it is now: what its owner does with it later does not change what others decide on. */
export async function offerResource(
  db: Db,
  actor: Actor,
  { cdId, subjectId, note }: z.output<typeof diskApi.offer.input>,
  now: Date,
): Promise<string> {
  const entry = await reachOne(db, actor, cdId, mayOffer, now);
  if (subjectId !== undefined) ensureField((await subjectById(db, subjectId)) !== undefined, 'subjectId');
  const version = found(await versionById(db, actor.schoolId, entry.versionId ?? ''));
  await holdVersions(db, actor.schoolId, [version]);
  const { name, search, kind } = factsOf(entry.name, false);
  const resourceId = newId();
  const { sha256, md5, size } = version;
  await insertResource(db, {
    schoolId: actor.schoolId,
    id: resourceId,
    entryId: cdId,
    name,
    search,
    kind,
    sha256,
    md5,
    size,
    subjectId: subjectId ?? null,
    note,
    state: 'waiting',
    createdBy: actor.accountId,
    createdAt: now,
    decidedBy: null,
    decidedAt: null,
  });
  return resourceId;
}

import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import type { Quotas } from './ensure-space.js';
import { offerResource } from './offer-resource.js';
import { putCopy } from './put-copy.js';

interface Given {
  name: string;
  sha256: string;
  md5: string;
  size: number;
  subjectId: number;
  note: string;
}

/** Puts content that came from elsewhere on the actor's disk and offers it for the school's shelf, as if it had been uploaded. */
export async function putOnShelf(
  db: Db,
  actor: Actor,
  { subjectId, note, ...file }: Given,
  context: { quotas: Quotas; now: Date },
): Promise<{ cdId: string; resourceId: string }> {
  const cdId = await putCopy(db, actor, { ...file, parentCdId: '' }, context);
  return { cdId, resourceId: await offerResource(db, actor, { cdId, subjectId, note }, context.now) };
}

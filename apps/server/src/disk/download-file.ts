import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { ensure, found } from '../platform/problem.js';
import { maySee } from './policy.js';
import { reachOne } from './reach.js';
import { versionById } from './store-entries.js';

/** Bytes that somebody may have, and the name they are offered under. */
export interface Content {
  name: string;
  sha256: string;
  size: number;
}

/** The file as it is now, or one of its versions. */
export async function contentOfFile(
  db: Db,
  actor: Actor,
  { cdId, versionId }: { cdId: string; versionId?: string | undefined },
  now: Date,
): Promise<Content> {
  const entry = await reachOne(db, actor, cdId, maySee, now);
  ensure(!entry.isFolder, 'not-found');
  const version = found(await versionById(db, actor.schoolId, versionId ?? entry.versionId ?? ''));
  ensure(version.entryId === cdId, 'not-found');
  return { name: entry.name, sha256: version.sha256, size: version.size };
}

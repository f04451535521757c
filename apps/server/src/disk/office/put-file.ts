import { pipeline, type Readable } from 'node:stream';
import type { Actor } from '@zhibi/contract/session';
import { isDataLocked } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { type FileStore, hashing, holdContent } from '../../platform/files/index.js';
import { ensure, Problem } from '../../platform/problem.js';
import type { Quotas } from '../ensure-space.js';
import { newVersion, type Place } from '../new-version.js';
import { maySee } from '../policy.js';
import { reachOne } from '../reach.js';
import { spaceProblem } from '../receive-part.js';
import { queueWords } from '../words/tasks.js';
import { findLock } from './store-locks.js';

const LONGEST = 512 * 1024 * 1024;

export type Put = { versionId: string } | { heldBy: string };

interface Context {
  files: FileStore;
  quotas: Quotas;
  now: Date;
}

/** What an office server saved becomes a new version; refused with the lock that stands there when it is another's. */
export async function putFile(
  db: Db,
  actor: Actor,
  { cdId, lock, content }: { cdId: string; lock: string; content: Readable },
  { files, quotas, now }: Context,
): Promise<Put> {
  ensure(!(await isDataLocked(db, actor.schoolId)), 'conflict', 'school-locked');
  const place: Place = await newVersion(db, actor, { cdId, size: 0 }, { quotas, now });
  const held = await findLock(db, actor.schoolId, cdId, now);
  if (held !== undefined && held !== lock) return { heldBy: held };
  const { through, result } = hashing();
  const measured = pipeline(content, through, () => undefined); // its failure is that of the reading below
  const kept = await files.put(measured, LONGEST).catch((error: unknown) => {
    throw error instanceof Problem ? error : spaceProblem(error);
  });
  await newVersion(db, actor, { cdId, size: kept.size }, { quotas, now }); // now that the size is known: is there room
  await holdContent(db, kept.sha256);
  ensure((await files.sizeOf(kept.sha256)) === kept.size, 'conflict', 'changed');
  const { versionId } = await place.put({ ...kept, md5: result().md5 });
  const { name } = await reachOne(db, actor, cdId, maySee, now);
  await queueWords(db, { schoolId: actor.schoolId, name, ...kept });
  return { versionId };
}

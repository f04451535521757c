import type { diskApi } from '@zhibi/contract/disk';
import { nameKey } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../platform/db.js';
import { targetFolder } from './reach.js';
import { takenNames } from './store-entries.js';

/** Which of the names are taken in the folder, as they were sent. */
export async function checkNames(
  db: Db,
  actor: Actor,
  { fileName, parentCdId }: z.output<typeof diskApi.check.input>,
  now: Date,
): Promise<string[]> {
  const target = await targetFolder(db, actor, parentCdId, now);
  const taken = await takenNames(db, actor.schoolId, target, fileName.map(nameKey));
  return fileName.filter((name) => taken.has(nameKey(name)));
}

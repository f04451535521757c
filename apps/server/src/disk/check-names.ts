import type { diskApi } from '@zhibi/contract/disk';
import { nameKey } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../platform/db.js';
import { targetFolder } from './reach.js';
import { filesCalled, takenNames } from './store-entries.js';

/** Which of the names are taken in the folder, as they were sent, and which of these are files. */
export async function checkNames(
  db: Db,
  actor: Actor,
  { fileName, parentCdId }: z.output<typeof diskApi.check.input>,
  now: Date,
): Promise<z.input<typeof diskApi.check.output>> {
  const target = await targetFolder(db, actor, parentCdId, now);
  const keys = fileName.map(nameKey);
  const taken = await takenNames(db, actor.schoolId, target, keys);
  const duplicates = fileName.filter((name) => taken.has(nameKey(name)));
  const files =
    duplicates.length === 0 ? new Map<string, string>() : await filesCalled(db, actor.schoolId, target, keys);
  return {
    duplicates,
    files: duplicates.flatMap((name) => {
      const cdId = files.get(nameKey(name));
      return cdId === undefined ? [] : [{ name, cdId }];
    }),
  };
}

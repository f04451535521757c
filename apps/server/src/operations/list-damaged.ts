import { toStamp } from '@zhibi/contract/kernel';
import type { DamagedFile } from '@zhibi/contract/operations';
import { schoolNamesOf } from '../people/index.js';
import type { Db } from '../platform/db.js';
import { damagedContents } from '../platform/files/index.js';

const MOST = 500;

/** What of the file store is damaged, with the names of the schools whose it is. */
export async function listDamaged(system: Db, timeZone: string): Promise<DamagedFile[]> {
  const found = await damagedContents(system, MOST);
  const names = await schoolNamesOf(system, [...new Set(found.flatMap(({ schoolIds }) => schoolIds))]);
  return found.map(({ content, what, foundAt, schoolIds }) => ({
    content,
    what,
    foundAt: toStamp(foundAt, timeZone),
    schools: schoolIds.flatMap((id) => names.get(id) ?? []),
  }));
}

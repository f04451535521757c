import { openClient } from '../../platform/pools.js';
import type { Place } from './back-up.js';
import { allContents } from './pieces.js';
import { beginAlike, countsOf } from './store.js';

/** What stands in the living world and not in a restored one, or the other way round. */
export interface Difference {
  /** Tables with more or fewer rows now, by their names. */
  rows: { table: string; more: number }[];
  /** Contents that only the living world has. */
  files: number;
}

/** Compares the living world with what a backup gave back: what is between them would be lost today. */
export async function lostSince(living: Place, restored: Place): Promise<Difference> {
  const now = await openClient(living.connection);
  const then = await openClient(restored.connection);
  try {
    for (const client of [now, then]) await beginAlike(client, 'repeatable read, read only');
    const [counts, before] = [await countsOf(now), await countsOf(then)];
    const rows = [...counts].flatMap(([table, count]) => {
      const more = count - (before.get(table) ?? 0);
      return more === 0 ? [] : [{ table, more }];
    });
    let files = 0;
    for await (const sha256 of allContents(now)) if ((await restored.files.sizeOf(sha256)) === undefined) files += 1;
    return { rows, files };
  } finally {
    await now.end();
    await then.end();
  }
}

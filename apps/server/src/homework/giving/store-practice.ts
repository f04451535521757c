import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { list } from '../../platform/sql-lists.js';

/** One giving of practice to a class after the other, until the transaction ends: the second sees what the first gave. */
export async function lockPractice(db: Db, schoolId: string, classIds: readonly string[]): Promise<void> {
  const keys = [...new Set(classIds)].sort().map((classId) => `practice ${schoolId} ${classId}`);
  await db.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(key, 0))
    from unnest(${list(keys)}::text[]) with ordinality as given(key, nth) order by nth`);
}

import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db.js';
import type { Of } from '../store.js';
import type { NewClass } from '../tables.js';

/** The classes that rows which would be written need and the school has not. */
export async function newClassesOf(db: Db, { schoolId, importId }: Of): Promise<NewClass[]> {
  return db.execute<NewClass & Record<string, unknown>>(sql`
    select found->'class'->>'name' as name, (found->'class'->>'gid')::int as gid, count(*)::int as rows from roster_row
    where school_id = ${schoolId} and import_id = ${importId} and status in ('added', 'changed')
      and found->'class'->>'name' is not null and found->'class'->>'classId' is null group by 1, 2 order by 2, 1`);
}

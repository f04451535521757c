import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { list } from '../platform/sql-lists.js';

/** The contents of entries, each once: what may have to go when the entries do. */
export async function contentsOf(db: Db, schoolId: string, entryIds: readonly string[]): Promise<string[]> {
  const rows = await db.execute<{ sha256: string }>(sql`
    select distinct sha256 from disk_version where school_id = ${schoolId} and entry_id = any (${list(entryIds)}::uuid[])`);
  return rows.map((row) => row.sha256);
}

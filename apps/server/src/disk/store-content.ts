import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { list } from '../platform/sql-lists.js';

const lockOf = (sha256: string) => sql`hashtextextended(${`disk ${sha256}`}, 0)`;

/** Until the transaction ends nobody removes this content: it is about to be referred to. */
export async function holdContent(db: Db, sha256: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${lockOf(sha256)})`);
}

/** Takes content for removal until the transaction ends, if nothing of any school refers to it. As the system only. */
export async function mayRemoveContent(db: Db, sha256: string): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(${lockOf(sha256)})`);
  const [row] = await db.execute<{ used: boolean }>(sql`
    select exists (select from disk_version where sha256 = ${sha256}) or exists (select from disk_resource where sha256 = ${sha256})
      or exists (select from disk_link where sha256 = ${sha256}) or exists (select from stored_file where sha256 = ${sha256}) as used`);
  return row?.used === false;
}

/** The contents of entries, each once: what may have to go when the entries do. */
export async function contentsOf(db: Db, schoolId: string, entryIds: readonly string[]): Promise<string[]> {
  const rows = await db.execute<{ sha256: string }>(sql`
    select distinct sha256 from disk_version where school_id = ${schoolId} and entry_id = any (${list(entryIds)}::uuid[])`);
  return rows.map((row) => row.sha256);
}

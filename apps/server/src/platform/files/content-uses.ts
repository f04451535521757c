import { sql } from 'drizzle-orm';
import type { Database, Db } from '../db.js';
import { newId } from '../ids.js';
import { installationLocks } from '../installation-locks.js';
import type { FileStore } from './store.js';

const lockOf = (sha256: string) => sql`hashtextextended(${`content ${sha256}`}, 0)`;

/** Until the transaction ends nobody removes this content: it is about to be referred to. */
export async function holdContent(db: Db, sha256: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${lockOf(sha256)})`);
}

interface Removal {
  /** What stops referring to it in the same transaction. */
  first?: (db: Db) => Promise<void>;
  /** Forgets what was made of the content and goes with it. */
  alsoForget?: (db: Db) => Promise<void>;
}

/** Removes a content that nothing refers to any more: no table of any domain, of any school. What is held or referred to again meanwhile stays. */
export async function removeUnused(
  { database, files }: { database: Database; files: FileStore },
  sha256: string,
  { first, alsoForget }: Removal = {},
): Promise<void> {
  await database.asSystem(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${lockOf(sha256)})`);
    await first?.(db);
    const [row] = await db.execute<{ used: boolean }>(sql`select content_is_used(${sha256}) as used`);
    if (row?.used !== false) return;
    if (!(await isFree(db))) return leaveForLater(db, sha256);
    await alsoForget?.(db);
    await files.delete(sha256);
  });
}

/** False while a backup copies the contents of rows that it read before this removal. */
async function isFree(db: Db): Promise<boolean> {
  const [row] = await db.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${installationLocks.backup}) as free`,
  );
  return row?.free ?? false;
}

/** The round over leases that are over comes upon it again. */
const leaveForLater = async (db: Db, sha256: string): Promise<void> =>
  void (await db.execute(sql`insert into content_lease (id, sha256, put_at) values (${newId()}, ${sha256}, now())`));

import { sql } from 'drizzle-orm';
import type { Clock } from '../clock.js';
import type { Database, Db } from '../db.js';
import { newId } from '../ids.js';
import { holdContent, removeUnused } from './content-uses.js';
import type { FileStore } from './store.js';

/** Far longer than any call goes on between putting a content and referring to it. */
const LEASE_MS = 3_600_000;
const AT_ONCE = 100;

/**
 * The store in which nothing that was just put is removed before whoever put it has referred to it: before a content is there, or is
 * found there already, a lease refers to it, and whoever removes it at that moment is waited for.
 */
export const withLeases = (store: FileStore, database: Database, clock: Clock): FileStore => ({
  ...store,
  async put(content, limit) {
    const lease = newId();
    const kept = await store.put(content, limit, ({ sha256 }) =>
      database.asSystem(async (db) => {
        await holdContent(db, sha256);
        await db.execute(
          sql`insert into content_lease (id, sha256, put_at) values (${lease}, ${sha256}, ${clock.now().toISOString()}::timestamptz)`,
        );
      }),
    );
    return { ...kept, lease };
  },
});

/** Ends the lease of a content that is referred to now, in the transaction that does: for contents that must go with what refers to them. */
export async function endLease(db: Db, { lease }: { lease?: string | undefined }): Promise<void> {
  if (lease !== undefined) await db.execute(sql`delete from content_lease where id = ${lease}`);
}

/** Ends the leases that are over, and removes what nobody has referred to meanwhile. */
export async function sweepLeases(
  context: { database: Database; files: FileStore },
  now: Date,
  alsoForget: (db: Db, sha256: string) => Promise<void> = async () => undefined,
): Promise<void> {
  const before = new Date(now.getTime() - LEASE_MS).toISOString();
  for (;;) {
    const old = await context.database.asSystem((db) =>
      db.execute<{ id: string; sha256: string }>(
        sql`select id, sha256 from content_lease where put_at < ${before}::timestamptz order by put_at limit ${AT_ONCE}::int`,
      ),
    );
    for (const { id, sha256 } of old)
      await removeUnused(context, sha256, {
        first: (db) => endLease(db, { lease: id }),
        alsoForget: (db) => alsoForget(db, sha256),
      });
    if (old.length < AT_ONCE) return;
  }
}

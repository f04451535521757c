import { sql } from 'drizzle-orm';
import type { Db } from './db.js';

/** The columns that date a reading. */
export const momentOfReading = sql`pg_current_snapshot()::text as seen, now()::text as "seenAt"`;

export const FORGET_ACCESS_CHANGES = 'forget-access-changes';

/** Takes away changes from before everything that is still remembered. A change counts from when it was seen: its own time is from before its commit. */
export async function forgetAccessChanges(db: Db): Promise<void> {
  await db.execute(sql`delete from access_change where seen_at < now() - interval '1 hour'`);
  await db.execute(sql`update access_change set seen_at = now() where seen_at is null`);
}

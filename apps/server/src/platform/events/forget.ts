import { sql } from 'drizzle-orm';
import type { Db } from '../db.js';

/** Work of the platform, again and again: lets go of events that nobody can ask for any more. */
export const FORGET_EVENTS = 'forget-old-events';
const KEPT_MS = 24 * 3_600_000;

/** Events are kept for 24 hours. Who comes back later is told to read everything anew, by the newest id that is gone. */
export async function forgetEvents(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - KEPT_MS).toISOString();
  await db.execute(sql`
    with gone as (delete from event where published_at < ${since} returning id)
    update event_head set dropped_id = greatest(dropped_id, (select max(id) from gone)) where exists (select from gone)`);
}

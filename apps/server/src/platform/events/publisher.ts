import { sql } from 'drizzle-orm';
import type { Database, Db } from '../db.js';
import { installationLocks } from '../installation-locks.js';
import type { Log } from '../log.js';
import { Rounds } from '../rounds.js';

const BATCH = 500;
/** So long it rests after a round: what many transactions tell at one moment costs one round, and nobody sees the difference. */
const REST_MS = 20;
export const CHANNEL = 'zhibi_event';

/**
 * Gives ids to committed news. One transaction at a time, in the whole installation, moves rows from `outbox` to
 * `event`, so ids follow commit order and none is skipped: the counter rolls back with the rows it numbered.
 */
export const publishing = (database: Database, log: Log): Rounds =>
  new Rounds(database, {
    round: async () => {
      while ((await database.asSystem(publishBatch)) === BATCH);
    },
    restMs: REST_MS,
    // The rows stay in the outbox: the next round takes them.
    onFailed: (error) => log.error({ err: error }, 'events could not be published'),
  });

/** Moves one batch and tells every process up to which id it may now read. Answers how many rows it moved. */
async function publishBatch(db: Db): Promise<number> {
  const [waiting] = await db.execute<{ any: boolean }>(sql`select exists (select from outbox) as any`);
  if (!waiting?.any) return 0;
  await db.execute(sql`select pg_advisory_xact_lock(${installationLocks.publishing})`);
  const [moved] = await db.execute<{ moved: number }>(sql`
    with gone as (delete from outbox where seq in (select seq from outbox order by seq limit ${BATCH}) returning *),
         numbered as (select gone.*, row_number() over (order by seq) as nth from gone),
         head as (update event_head set last_id = last_id + (select count(*) from gone) returning last_id),
         put as (insert into event (id, name, school_id, audience, data)
                 select (select last_id from head) - (select count(*) from gone) + nth, name, school_id, audience, data from numbered returning id)
    select count(*)::int as moved, pg_notify(${CHANNEL}, max(id)::text) from put`);
  return moved?.moved ?? 0;
}

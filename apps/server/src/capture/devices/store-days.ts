import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { list } from '../../platform/sql-lists.js';
import { withCommit } from '../../platform/with-commit.js';

/** A pen that counts from so far below where it was has been switched on anew. */
const NEW_RUN_BELOW = 50;

/** Pens that nobody has written into the register are found there as spare ones from the moment they are heard. */
export function meetPens(db: Db, schoolId: string, pens: readonly { mac: string; name: string }[], at: Date): void {
  if (pens.length === 0) return;
  withCommit(
    db,
    sql`
    insert into device (school_id, mac, kind, name, state, added_at)
    select ${schoolId}::uuid, mac, 'pen', name, 'spare', ${at.toISOString()}::timestamptz
    from unnest(${list(pens.map(({ mac }) => mac))}::text[], ${list(pens.map(({ name }) => name.slice(0, 40)))}::text[]) as heard (mac, name)
    on conflict (school_id, mac) do nothing`,
  );
}

/**
 * Adds batches of different pens to the sums of their day, once: a batch sent again brings nothing new and is not added. The numbers of the
 * batches tell how many there should have been; a number far below the others begins a new run.
 */
export function addToDay(
  db: Db,
  schoolId: string,
  day: string,
  batches: readonly { mac: string; seq: number; strokes: number }[],
): void {
  if (batches.length === 0) return;
  withCommit(
    db,
    sql`
    insert into device_day as known (school_id, mac, day, strokes, batches, first_seq, last_seq)
    select ${schoolId}::uuid, mac, ${day}::date, strokes, 1, seq, seq
    from unnest(${list(batches.map(({ mac }) => mac))}::text[], ${list(batches.map(({ strokes }) => strokes))}::integer[],
      ${list(batches.map(({ seq }) => seq))}::bigint[]) as new (mac, strokes, seq)
    on conflict (school_id, mac, day) do update set strokes = known.strokes + excluded.strokes, batches = known.batches + 1,
      earlier = case when excluded.first_seq < known.first_seq - ${NEW_RUN_BELOW} or excluded.first_seq = 0
        then known.earlier + (known.last_seq - known.first_seq + 1)::int else known.earlier end,
      first_seq = case when excluded.first_seq < known.first_seq - ${NEW_RUN_BELOW} or excluded.first_seq = 0
        then excluded.first_seq else least(known.first_seq, excluded.first_seq) end,
      last_seq = case when excluded.first_seq < known.first_seq - ${NEW_RUN_BELOW} or excluded.first_seq = 0
        then excluded.first_seq else greatest(known.last_seq, excluded.first_seq) end`,
  );
}

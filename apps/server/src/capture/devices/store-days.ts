import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';

/** A pen that counts from so far below where it was has been switched on anew. */
const NEW_RUN_BELOW = 50;

export interface PenReport {
  schoolId: string;
  mac: string;
  name: string;
  at: Date;
}

/** A pen that nobody has written into the register is found there as a spare one from the moment it is heard. */
export async function meetPen(db: Db, { schoolId, mac, name, at }: PenReport): Promise<void> {
  await db.execute(sql`
    insert into device (school_id, mac, kind, name, state, added_at)
    values (${schoolId}, ${mac}, 'pen', ${name.slice(0, 40)}, 'spare', ${at.toISOString()}) on conflict (school_id, mac) do nothing`);
}

/**
 * Adds a batch to the sums of its day, once: a batch sent again brings nothing new and is not added. The numbers of the
 * batches tell how many there should have been; a number far below the others begins a new run.
 */
export async function addToDay(
  db: Db,
  { schoolId, mac }: Pick<PenReport, 'schoolId' | 'mac'>,
  { day, seq, strokes }: { day: string; seq: number; strokes: number },
): Promise<void> {
  await db.execute(sql`
    insert into device_day as known (school_id, mac, day, strokes, batches, first_seq, last_seq)
    values (${schoolId}, ${mac}, ${day}::date, ${strokes}, 1, ${seq}, ${seq})
    on conflict (school_id, mac, day) do update set strokes = known.strokes + excluded.strokes, batches = known.batches + 1,
      earlier = case when excluded.first_seq < known.first_seq - ${NEW_RUN_BELOW} or excluded.first_seq = 0
        then known.earlier + (known.last_seq - known.first_seq + 1)::int else known.earlier end,
      first_seq = case when excluded.first_seq < known.first_seq - ${NEW_RUN_BELOW} or excluded.first_seq = 0
        then excluded.first_seq else least(known.first_seq, excluded.first_seq) end,
      last_seq = case when excluded.first_seq < known.first_seq - ${NEW_RUN_BELOW} or excluded.first_seq = 0
        then excluded.first_seq else greatest(known.last_seq, excluded.first_seq) end`);
}

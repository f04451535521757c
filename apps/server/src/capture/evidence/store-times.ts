import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';

/** Who lays the pen down for longer has a break; it counts for no question. */
const BREAK_MS = 5 * 60_000;

/**
 * How long each student took for each item, in seconds: by a pen from the stroke before until its own strokes, which is thinking and writing;
 * on a screen while the question was open. Paper that was only scanned tells no time. One query.
 */
export async function timesOfItems(db: Db, schoolId: string, homeworkId: string): Promise<Map<string, number[]>> {
  const rows = await db.execute<{ item_id: string; seconds: number[] }>(sql`
    with stroke as (
      select student_id, area_id, t0 - lag(t0) over (partition by student_id order by t0, stroke_id) as since
      from ink_stroke where school_id = ${schoolId} and homework_id = ${homeworkId}),
    took as (
      select e.student_id, e.item_ids[1] as item_id, (s.since / 1000.0)::real as seconds
      from stroke s join evidence e on e.school_id = ${schoolId} and e.homework_id = ${homeworkId}
        and e.student_id = s.student_id and e.area_id = s.area_id and e.source = 'pen'
      where s.since between 0 and ${BREAK_MS}::bigint and cardinality(e.item_ids) = 1
      union all
      select student_id, item_ids[1], seconds from evidence
      where school_id = ${schoolId} and homework_id = ${homeworkId} and source = 'screen' and cardinality(item_ids) = 1),
    sums as (select item_id, student_id, sum(seconds)::real as seconds from took group by item_id, student_id)
    select item_id, array_agg(seconds order by seconds) as seconds from sums where seconds > 0 group by item_id`);
  return new Map(rows.map(({ item_id: itemId, seconds }) => [itemId, seconds]));
}

import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { list } from '../../platform/sql-lists.js';

/** So many students of a school must have written a question before their time goes before the estimate. */
const ENOUGH_WRITERS = 10;

/** How long a question takes as students of the school took for it. */
interface WritingTime {
  /** The median. */
  minutes: number;
  /** How far apart the middle half of them lie. */
  spreadMinutes: number;
}

/** Of these questions those that enough students of the school wrote, in its newest version that was written. One query. */
export async function writingTimes(
  db: Db,
  schoolId: string,
  questionIds: readonly string[],
): Promise<Map<string, WritingTime>> {
  if (questionIds.length === 0) return new Map();
  const rows = await db.execute<{ question_id: string; low: number; middle: number; high: number }>(sql`
    select r.question_id, percentile_cont(0.25) within group (order by took) as low,
      percentile_cont(0.5) within group (order by took) as middle, percentile_cont(0.75) within group (order by took) as high
    from item_result r cross join unnest(r.seconds) as took
    where r.school_id = ${schoolId} and r.question_id = any (${list(questionIds)}::uuid[])
      and r.version = (select max(newest.version) from item_result newest
        where newest.school_id = r.school_id and newest.question_id = r.question_id and newest.seconds <> '{}')
    group by r.question_id having count(*) >= ${ENOUGH_WRITERS}`);
  return new Map(
    rows.map(({ question_id: id, low, middle, high }) => [
      id,
      { minutes: middle / 60, spreadMinutes: (high - low) / 60 },
    ]),
  );
}

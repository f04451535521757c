import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';

export interface InkProgress {
  lastAt: Date;
  itemIds: string[];
}

/** When ink of each student last came, and on which items there is any. */
export async function inkProgress(db: Db, schoolId: string, homeworkId: string): Promise<Map<string, InkProgress>> {
  const rows = await db.execute<{ student_id: string; last_at: string; item_ids: string[] }>(sql`
    select student_id, max(changed_at) as last_at, array_agg(distinct item_id) filter (where item_id is not null) as item_ids
    from evidence left join unnest(item_ids) as item_id on true
    where school_id = ${schoolId} and homework_id = ${homeworkId} and source = 'pen' and pieces > 0
    group by student_id`);
  return new Map(
    rows.map(({ student_id: studentId, last_at: lastAt, item_ids: itemIds }) => [
      studentId,
      { lastAt: new Date(lastAt), itemIds: itemIds ?? [] },
    ]),
  );
}

import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';

/** What a school gave its classes since, and how much of what has ended came back. */
export async function homeworkUse(
  db: Db,
  schoolId: string,
  { since, now }: { since: Date; now: Date },
): Promise<{ homework: number; handedIn: number; expected: number }> {
  const [row] = await db.execute<{ homework: number; handedIn: number; expected: number }>(sql`
    select count(distinct h.id)::int as homework,
      (count(s.student_id) filter (where coalesce(h.closed_at, h.end_at) < ${now.toISOString()}::timestamptz))::int as expected,
      (count(s.handed_in_at) filter (where coalesce(h.closed_at, h.end_at) < ${now.toISOString()}::timestamptz))::int as "handedIn"
    from homework h left join submission s on s.school_id = h.school_id and s.homework_id = h.id 
      and (s.excuse is null or s.handed_in_at is not null)
    where h.school_id = ${schoolId} and h.start_at between ${since.toISOString()}::timestamptz and ${now.toISOString()}::timestamptz and h.withdrawn_at is null`);
  return row ?? { homework: 0, handedIn: 0, expected: 0 };
}

import { usualCentre } from '@zhibi/contract/printing/settings';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';

/** Orders of every school that are wanted soon, are not shipped, and of which nobody was told yet. */
export async function soonLate(db: Db, now: Date, limit: number): Promise<{ schoolId: string; id: string }[]> {
  const usual = usualCentre.warnMinutes;
  const rows = await db.execute<{ schoolId: string; id: string }>(sql`
    select o.school_id as "schoolId", o.id from print_order o
      join school s on s.id = o.school_id left join print_centre c on c.organisation_id = s.organisation_id
    where o.warned_at is null and o.status in (3, 6, 7, 1, 2)
      and coalesce((c.settings ->> 'warnMinutes')::int, ${usual}) > 0
      and o.wanted_at <= ${now.toISOString()}::timestamptz + make_interval(mins => coalesce((c.settings ->> 'warnMinutes')::int, ${usual}))
    order by o.wanted_at limit ${limit}`);
  return [...rows];
}

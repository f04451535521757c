import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';

/** What a school had printed since. */
export async function printUse(
  db: Db,
  schoolId: string,
  since: Date,
): Promise<{ printOrders: number; copies: number }> {
  const [row] = await db.execute<{ printOrders: number; copies: number }>(sql`
    select count(*)::int as "printOrders", coalesce(sum(cardinality(student_ids)), 0)::int as copies
    from print_order where school_id = ${schoolId} and created_at > ${since.toISOString()}::timestamptz`);
  return row ?? { printOrders: 0, copies: 0 };
}

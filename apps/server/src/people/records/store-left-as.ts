import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';

/** How the owner of an account has left the last school; undefined for whoever never left one, or is in one. Asked as the system. */
export async function leftAs(system: Db, accountId: string): Promise<'graduated' | 'left' | undefined> {
  const [newest] = await system.execute<{ on: string | null; why: string | null }>(sql`
    select left_on::text as "on", left_why as why from student where account_id = ${accountId} and erased_at is null
    union all select left_on::text, null from teacher where account_id = ${accountId}
    order by 1 desc nulls first limit 1`);
  if (!newest?.on) return undefined;
  return newest.why === 'graduated' ? 'graduated' : 'left';
}

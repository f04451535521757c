import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';

/** How many accounts a school has, and how many of them somebody has used since: all, and those of teachers alone. */
export async function accountsInUse(
  system: Db,
  schoolId: string,
  since: Date,
): Promise<{ accounts: number; activated: number; loggedIn: number; teachers: number; teachersLoggedIn: number }> {
  const [row] = await system.execute<
    Record<'accounts' | 'activated' | 'loggedIn' | 'teachers' | 'teachersLoggedIn', number>
  >(sql`
    with held as (
      select g.account_id, bool_or(g.role = 'TEACHER') as teaches from role_grant g
      where g.in_school_id = ${schoolId} and g.ended_at is null and g.display group by g.account_id
    ), seen as (
      select h.teaches, a.activated_at is not null as activated,
        exists (select from login_session s where s.account_id = h.account_id and greatest(s.started_at, s.rotated_at) > ${since.toISOString()}::timestamptz) as used
      from held h join account a on a.id = h.account_id where a.disabled_at is null
    )
    select count(*)::int as accounts, (count(*) filter (where activated))::int as activated, (count(*) filter (where used))::int as "loggedIn",
      (count(*) filter (where teaches))::int as teachers, (count(*) filter (where teaches and used))::int as "teachersLoggedIn" from seen`);
  return row ?? { accounts: 0, activated: 0, loggedIn: 0, teachers: 0, teachersLoggedIn: 0 };
}

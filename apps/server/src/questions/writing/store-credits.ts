import { grouped } from '@zhibi/contract/kernel';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { list } from '../../platform/sql-lists.js';
import { accountFactsById } from '../../session/index.js';
import { PLATFORM_SCHOOL } from '../store-visible.js';

/** A question that was copied from a copy of a copy: so far back is looked. */
const DEEPEST = 8;

/** The names of all who have written a version of each question, or of what it was made from, the first one first. Two queries. */
export async function creditsOf(db: Db, schoolId: string, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.execute<{ of: string; accountId: string }>(sql`
    with recursive made as (
      select q.id as of, q.school_id, q.id, q.owner_account_id,
        coalesce(q.origin_school_id, t.school_id) as origin_school_id, coalesce(q.origin_id, t.template_id) as origin_id, 0 as depth
      from question q left join question_variant t on t.school_id = q.school_id and t.question_id = q.id
      where q.school_id = any (${list([schoolId, PLATFORM_SCHOOL])}::uuid[]) and q.id = any (${list(ids)}::uuid[])
      union all
      select m.of, o.school_id, o.id, o.owner_account_id,
        coalesce(o.origin_school_id, t.school_id), coalesce(o.origin_id, t.template_id), m.depth + 1
      from made m join question o on o.school_id = m.origin_school_id and o.id = m.origin_id
        left join question_variant t on t.school_id = o.school_id and t.question_id = o.id
      where m.depth < ${DEEPEST})
    select of, account_id as "accountId" from (
      select m.of, coalesce(v.created_by, m.owner_account_id) as account_id, m.depth, v.created_at
      from made m join question_version v on v.school_id = m.school_id and v.question_id = m.id) as said
    where account_id is not null group by of, account_id order by of, max(depth) desc, min(created_at), account_id`);
  const names = await accountFactsById(db, [...new Set(rows.map(({ accountId }) => accountId))]);
  const byQuestion = grouped(rows, ({ of }) => of);
  return new Map(
    [...byQuestion].map(([of, people]) => [of, people.flatMap(({ accountId }) => names.get(accountId)?.name ?? [])]),
  );
}

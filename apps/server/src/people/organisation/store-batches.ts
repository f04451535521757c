import type { CodeRole, CodeState } from '@zhibi/contract/people/organisation';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { stateIs } from './store-codes.js';

export interface BatchFacts {
  batchId: string;
  schoolName: string;
  role: CodeRole;
  className: string;
  note: string;
  amount: number;
  madeBy: string;
  madeAt: Date;
  validUntil: Date;
  counts: Record<CodeState, number>;
}

/** The newest batches with how many of their codes are in each state. One query. */
export async function batchesOf(
  db: Db,
  { schoolId, limit, now }: { schoolId?: string | undefined; limit: number; now: Date },
): Promise<BatchFacts[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const count = (state: CodeState) => sql`count(*) filter (where ${stateIs(state, at)})::int`;
  const rows = await db.execute<BatchFacts & Record<string, unknown>>(sql`
    select b.id as "batchId", s.name as "schoolName", b.role, coalesce(k.name, '') as "className", b.note, b.amount,
      b.made_by as "madeBy", b.made_at as "madeAt", b.valid_until as "validUntil",
      json_build_object('unused', ${count('unused')}, 'used', ${count('used')}, 'expired', ${count('expired')}, 'disabled', ${count('disabled')}) as counts
    from (select * from activation_batch ${schoolId ? sql`where school_id = ${schoolId}` : sql``} order by id desc limit ${limit}) b
    join activation_code c on c.school_id = b.school_id and c.batch_id = b.id join school s on s.id = b.school_id
    left join school_class k on k.school_id = b.school_id and k.id = b.class_id
    group by b.id, s.name, b.role, k.name, b.note, b.amount, b.made_by, b.made_at, b.valid_until order by b.id desc`);
  return rows.map((row) => ({ ...row, madeAt: new Date(row.madeAt), validUntil: new Date(row.validUntil) }));
}

/** How many codes are in each state, and when the unused ones end. */
export async function codeCounts(
  db: Db,
  schoolId: string | undefined,
  now: Date,
): Promise<{ counts: Record<CodeState, number>; ending: { validUntil: Date; codes: number }[] }> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const rows = await db.execute<{ state: CodeState; validUntil: Date | string | null; codes: number }>(sql`
    select state, case when state = 'unused' then valid_until end as "validUntil", count(*)::int as codes from (
      select b.valid_until, case when ${stateIs('used', at)} then 'used' when ${stateIs('disabled', at)} then 'disabled'
        when ${stateIs('expired', at)} then 'expired' else 'unused' end as state
      from activation_code c join activation_batch b on b.school_id = c.school_id and b.id = c.batch_id
      where true ${schoolId ? sql`and c.school_id = ${schoolId}` : sql``}) reported
    group by 1, 2 order by 2`);
  const counts = { unused: 0, used: 0, expired: 0, disabled: 0 };
  for (const { state, codes } of rows) counts[state] += codes;
  const ending = rows.flatMap(({ validUntil, codes }) =>
    validUntil === null ? [] : [{ validUntil: new Date(validUntil), codes }],
  );
  return { counts, ending };
}

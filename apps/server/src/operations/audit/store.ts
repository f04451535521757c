import { type auditNatures, lookingActs } from '@zhibi/contract/operations';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { list } from '../../platform/sql-lists.js';

export interface AuditRecord {
  id: string;
  at: Date;
  accountId: string | null;
  schoolId: string | null;
  what: string;
  detail: Readonly<Record<string, unknown>>;
}

export interface AuditWanted {
  /** Of these schools; with `whole` of none's too. */
  schoolIds: readonly string[];
  whole: boolean;
  accountId?: string | undefined;
  recordId?: string | undefined;
  what?: string | undefined;
  only?: (typeof auditNatures)[number] | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
  before?: string | undefined;
  limit: number;
}

const isLook = sql`(what = any (${list(lookingActs)}::text[]) or (what = 'acted' and coalesce(detail->>'change', '') = 'false'))`;

/** Rows of the audit, the newest first. */
export async function auditOf(system: Db, of: AuditWanted): Promise<AuditRecord[]> {
  const rows = await system.execute<Omit<AuditRecord, 'at'> & { at: string } & Record<string, unknown>>(sql`
    select id::text, at::text, account_id as "accountId", school_id as "schoolId", what, detail from audit
    where (school_id = any (${list(of.schoolIds)}::uuid[]) ${of.whole ? sql`or school_id is null` : sql``})
      ${of.accountId === undefined ? sql`` : sql`and account_id = ${of.accountId}`}
      ${of.what === undefined ? sql`` : sql`and what = ${of.what}`}
      ${of.only === undefined ? sql`` : of.only === 'looks' ? sql`and ${isLook}` : sql`and not ${isLook}`}
      ${of.recordId === undefined ? sql`` : sql`and strpos(detail::text, ${of.recordId}) > 0`}
      ${of.since === undefined ? sql`` : sql`and at >= ${of.since.toISOString()}::timestamptz`}
      ${of.until === undefined ? sql`` : sql`and at < ${of.until.toISOString()}::timestamptz`}
      ${of.before === undefined ? sql`` : sql`and id < ${of.before}::bigint`}
    order by audit.id desc limit ${of.limit}`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

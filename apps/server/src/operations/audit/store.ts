import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { installationLocks } from '../../platform/installation-locks.js';
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
  since?: Date | undefined;
  until?: Date | undefined;
  before?: string | undefined;
  limit: number;
}

/** Rows of the audit, the newest first. */
export async function auditOf(system: Db, of: AuditWanted): Promise<AuditRecord[]> {
  const rows = await system.execute<Omit<AuditRecord, 'at'> & { at: string } & Record<string, unknown>>(sql`
    select id::text, at::text, account_id as "accountId", school_id as "schoolId", what, detail from audit
    where (school_id = any (${list(of.schoolIds)}::uuid[]) ${of.whole ? sql`or school_id is null` : sql``})
      ${of.accountId === undefined ? sql`` : sql`and account_id = ${of.accountId}`}
      ${of.what === undefined ? sql`` : sql`and what = ${of.what}`}
      ${of.recordId === undefined ? sql`` : sql`and strpos(detail::text, ${of.recordId}) > 0`}
      ${of.since === undefined ? sql`` : sql`and at >= ${of.since.toISOString()}::timestamptz`}
      ${of.until === undefined ? sql`` : sql`and at < ${of.until.toISOString()}::timestamptz`}
      ${of.before === undefined ? sql`` : sql`and id < ${of.before}::bigint`}
    order by id desc limit ${of.limit}`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

export interface Head {
  no: string;
  hash: string;
}

/** Links the rows that have none yet, as the one who does so now; answers how many. */
export async function linkAudit(system: Db, most: number): Promise<number> {
  await system.execute(sql`select pg_advisory_xact_lock(${installationLocks.linkingAudit})`);
  const [row] = await system.execute<{ made: number }>(sql`select zhibi_link_audit(${most}) as made`);
  return row?.made ?? 0;
}

export async function headOf(system: Db): Promise<Head | undefined> {
  const [row] = await system.execute<Head & Record<string, unknown>>(
    sql`select no::text, encode(hash, 'hex') as hash from audit_link order by no desc limit 1`,
  );
  return row;
}

export async function hashAt(system: Db, no: string): Promise<string | undefined> {
  const [row] = await system.execute<{ hash: string }>(
    sql`select encode(hash, 'hex') as hash from audit_link where no = ${no}::bigint`,
  );
  return row?.hash;
}

export interface Link extends Record<string, unknown> {
  no: string;
  auditId: string;
  /** The number of the link before it; null for the first one, and where it is missing. */
  after: string | null;
  /** The row is there. */
  there: boolean;
  /** The hash is that of the row and the hash before it. */
  right: boolean;
}

/** Links in their order, each judged against its row and the hash before it. */
export const linksAfter = async (system: Db, no: string, limit: number): Promise<Link[]> => [
  ...(await system.execute<Link>(sql`
    select l.no::text, l.audit_id::text as "auditId", p.no::text as after, a.id is not null as there,
      case when a.id is null then false else l.hash = zhibi_audit_hash(coalesce(p.hash, ''), a) end as right
    from (select * from audit_link where no > ${no}::bigint order by no limit ${limit}) l
    left join audit_link p on p.no = l.no - 1 left join audit a on a.id = l.audit_id order by l.no`)),
];

/** Rows that were there long before the newest linked one and have no link: nobody who writes the audit brought them. */
export async function unlinked(system: Db, limit: number): Promise<string[]> {
  const rows = await system.execute<{ id: string }>(sql`
    select a.id::text from audit a where a.id < (select max(audit_id) from audit_link) and a.at < now() - interval '1 hour'
      and not exists (select from audit_link l where l.audit_id = a.id) order by a.id limit ${limit}`);
  return [...rows].map(({ id }) => id);
}

import type { Problem } from '@zhibi/contract/people/roster';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db.js';
import type { Of } from '../store.js';
import type { Row } from '../store-rows.js';

type Waiting = Pick<Row, 'rowNo' | 'status' | 'found' | 'changes' | 'personId' | 'accountId'>;
const columns = sql.raw(
  `row_no as "rowNo", status, found, changes, person_id as "personId", account_id as "accountId"`,
);

/** The next rows that are to be written; what stands before `after` is done. */
export const rowsToApply = (db: Db, of: Of, after: number, limit: number): Promise<Waiting[]> =>
  db.execute<Waiting & Record<string, unknown>>(sql`
    select ${columns} from roster_row where school_id = ${of.schoolId} and import_id = ${of.importId} and status in ('added', 'changed')
      and applied_at is null and row_no > ${after} order by row_no limit ${limit}`);

/** The next rows to be taken back, the last first. */
export const rowsToTakeBack = (db: Db, of: Of, limit: number): Promise<Waiting[]> =>
  db.execute<Waiting & Record<string, unknown>>(sql`
    select ${columns} from roster_row where school_id = ${of.schoolId} and import_id = ${of.importId} and applied_at is not null
      and taken_back_at is null and kept is null order by row_no desc limit ${limit}`);

export interface Written {
  rowNo: number;
  personId: string;
  accountId: string | null;
  /** What was written, where applying added something: a number that was made. */
  found: unknown;
}

export async function markApplied(db: Db, of: Of, at: Date, written: readonly Written[]): Promise<void> {
  await db.execute(sql`
    update roster_row r set applied_at = ${at.toISOString()}, person_id = w."personId", account_id = w."accountId", found = w.found
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as w("rowNo" integer, "personId" uuid, "accountId" uuid, found jsonb)
    where r.school_id = ${of.schoolId} and r.import_id = ${of.importId} and r.row_no = w."rowNo"`);
}

/** Rows that met somebody else's change between the check and now. */
export async function markConflicts(
  db: Db,
  of: Of,
  rows: readonly { rowNo: number; problem: Problem }[],
): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    update roster_row r set status = 'conflict', problems = jsonb_build_array(c.problem)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c("rowNo" integer, problem jsonb)
    where r.school_id = ${of.schoolId} and r.import_id = ${of.importId} and r.row_no = c."rowNo"`);
}

/** What undoing came to, row by row: taken back, or kept and why. */
export async function markTakenBack(
  db: Db,
  of: Of,
  at: Date,
  rows: readonly { rowNo: number; kept: Problem | null }[],
): Promise<void> {
  await db.execute(sql`
    update roster_row r set kept = nullif(c.kept, 'null'::jsonb), taken_back_at = case when coalesce(c.kept, 'null'::jsonb) = 'null'::jsonb then ${at.toISOString()}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c("rowNo" integer, kept jsonb)
    where r.school_id = ${of.schoolId} and r.import_id = ${of.importId} and r.row_no = c."rowNo"`);
}

/** The accounts that an import opened. */
export async function accountsOpened(db: Db, of: Of): Promise<string[]> {
  const rows = await db.execute<{ accountId: string }>(sql`
    select account_id as "accountId" from roster_row where school_id = ${of.schoolId} and import_id = ${of.importId} and status = 'added'
      and applied_at is not null and account_id is not null order by row_no`);
  return rows.map(({ accountId }) => accountId);
}

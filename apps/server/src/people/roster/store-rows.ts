import type { Decision, Problem, RosterChange, RosterField, RowStatus } from '@zhibi/contract/people/roster';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import type { TableRow } from '../../platform/sheets/index.js';
import { list } from '../../platform/sql-lists.js';
import type { Of } from './store.js';
import { rosterRow } from './tables.js';

export type Row = typeof rosterRow.$inferSelect;

const CHUNK = 2_000;

/** Rows as one JSON parameter: a statement then has the same text for any number of them. */
const asJson = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;

function chunks<T>(rows: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, nth) => rows.slice(nth * size, (nth + 1) * size));
}

/** Keeps what was read, untouched. */
export async function insertRows(db: Db, { schoolId, importId }: Of, rows: readonly TableRow[]): Promise<void> {
  for (const some of chunks(rows, CHUNK))
    await db.execute(sql`
      insert into roster_row (school_id, import_id, row_no, cells)
      select ${schoolId}::uuid, ${importId}::uuid, r.at, r.cells from jsonb_to_recordset(${asJson(some)}) as r(at integer, cells jsonb)`);
}

/** What the dry run needs of a row. */
export type ReadRow = Pick<Row, 'rowNo' | 'cells' | 'mended' | 'decision'>;

const readColumns = {
  rowNo: rosterRow.rowNo,
  cells: rosterRow.cells,
  mended: rosterRow.mended,
  decision: rosterRow.decision,
};

const isOf = ({ schoolId, importId }: Of) => and(eq(rosterRow.schoolId, schoolId), eq(rosterRow.importId, importId));

export const rowsToCheck = (db: Db, of: Of): Promise<ReadRow[]> =>
  db.select(readColumns).from(rosterRow).where(isOf(of)).orderBy(asc(rosterRow.rowNo));

/** The first rows of a list, to show what its columns hold. */
export const firstRows = (db: Db, of: Of, limit: number): Promise<ReadRow[]> =>
  db.select(readColumns).from(rosterRow).where(isOf(of)).orderBy(asc(rosterRow.rowNo)).limit(limit);

/** Rows that share a key with the named ones or would with these keys, the named ones among them. */
export async function rowsMeeting(
  db: Db,
  of: Of,
  rowNos: readonly number[],
  keys: readonly string[],
): Promise<ReadRow[]> {
  return db
    .select(readColumns)
    .from(rosterRow)
    .where(
      and(
        isOf(of),
        sql`(${rosterRow.rowNo} = any (${list(rowNos)}::integer[]) or ${rosterRow.keys} && (${list(keys)}::text[] || array(
          select unnest(k.keys) from roster_row k where k.school_id = ${of.schoolId} and k.import_id = ${of.importId} and k.row_no = any (${list(rowNos)}::integer[]))))`,
      ),
    )
    .orderBy(asc(rosterRow.rowNo));
}

export async function rowsWith(
  db: Db,
  of: Of,
  { status, after, limit }: { status?: RowStatus; after?: number; limit: number },
): Promise<Row[]> {
  return db
    .select()
    .from(rosterRow)
    .where(
      and(
        isOf(of),
        status && eq(rosterRow.status, status),
        after === undefined ? undefined : gt(rosterRow.rowNo, after),
      ),
    )
    .orderBy(asc(rosterRow.rowNo))
    .limit(limit);
}

export async function mendRow(
  db: Db,
  of: Of,
  rowNo: number,
  change: { mended?: Partial<Record<RosterField, string>>; decision?: Decision | null },
): Promise<boolean> {
  const rows = await db
    .update(rosterRow)
    .set({
      ...(change.mended ? { mended: sql`${rosterRow.mended} || ${JSON.stringify(change.mended)}::jsonb` } : {}),
      ...(change.decision === undefined ? {} : { decision: change.decision }),
      rowNo,
    })
    .where(and(isOf(of), eq(rosterRow.rowNo, rowNo)))
    .returning({ rowNo: rosterRow.rowNo });
  return rows.length > 0;
}

/** The same decision for every row that waits for this reason. Answers them. */
export async function decideRows(db: Db, of: Of, reason: string, decision: Decision): Promise<number[]> {
  const rows = await db.execute<{ rowNo: number }>(sql`
    update roster_row set decision = ${decision} where school_id = ${of.schoolId} and import_id = ${of.importId}
      and status = 'conflict' and problems @> ${JSON.stringify([{ reason }])}::jsonb returning row_no as "rowNo"`);
  return rows.map(({ rowNo }) => rowNo);
}

export interface Judged {
  rowNo: number;
  status: RowStatus;
  keys: string[];
  found: unknown;
  changes: RosterChange[];
  problems: Problem[];
  personId: string | null;
}

/** Keeps what the dry run says. */
export async function judgeRows(db: Db, { schoolId, importId }: Of, judged: readonly Judged[]): Promise<void> {
  for (const some of chunks(judged, CHUNK))
    await db.execute(sql`
      update roster_row r set status = j.status, keys = array(select jsonb_array_elements_text(j.keys)), found = j.found, changes = j.changes,
        problems = j.problems, person_id = j."personId"
      from jsonb_to_recordset(${asJson(some)}) as j("rowNo" integer, status text, keys jsonb, found jsonb, changes jsonb, problems jsonb, "personId" uuid)
      where r.school_id = ${schoolId} and r.import_id = ${importId} and r.row_no = j."rowNo"`);
}

export interface Counts {
  byStatus: Partial<Record<RowStatus, number>>;
  confirmable: Record<string, number>;
  applied: number;
  takenBack: number;
  kept: number;
}

/** How many rows there are of each kind, in one query. */
export async function countRows(db: Db, of: Of): Promise<Counts> {
  const rows = await db.execute<{
    status: RowStatus | null;
    reason: string | null;
    n: number;
    applied: number;
    back: number;
    kept: number;
  }>(sql`
    select status, case when status = 'conflict' then problems->0->>'reason' end as reason, count(*)::int as n, count(applied_at)::int as applied,
      count(taken_back_at)::int as back, count(kept)::int as kept
    from roster_row where school_id = ${of.schoolId} and import_id = ${of.importId} group by 1, 2`);
  const counts: Counts = { byStatus: {}, confirmable: {}, applied: 0, takenBack: 0, kept: 0 };
  for (const { status, reason, n, applied, back, kept } of rows) {
    if (status !== null) counts.byStatus[status] = (counts.byStatus[status] ?? 0) + n;
    if (reason !== null) counts.confirmable[reason] = (counts.confirmable[reason] ?? 0) + n;
    counts.applied += applied;
    counts.takenBack += back;
    counts.kept += kept;
  }
  return counts;
}

/** How many rows of several imports were applied, taken back and kept. */
export async function appliedOf(db: Db, schoolId: string, importIds: readonly string[]) {
  const rows = await db.execute<{ importId: string; applied: number; back: number; kept: number }>(sql`
    select import_id as "importId", count(applied_at)::int as applied, count(taken_back_at)::int as back, count(kept)::int as kept
    from roster_row where school_id = ${schoolId} and import_id = any (${list(importIds)}::uuid[]) group by 1`);
  return new Map(rows.map((row) => [row.importId, row]));
}

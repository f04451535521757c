import type { StageField, StageRowStatus } from '@zhibi/contract/analysis/stage-tests';
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db.js';
import { found } from '../../../platform/problem.js';
import { list } from '../../../platform/sql-lists.js';
import { stageImport, stageImportRow, stageMapping } from '../tables.js';
import type { TableLine } from './rules-columns.js';
import type { Judged } from './rules-judge.js';

export type Import = typeof stageImport.$inferSelect;
export type Row = typeof stageImportRow.$inferSelect;

/** An import of a school. */
export interface Of {
  schoolId: string;
  importId: string;
}

const CHUNK = 5_000;
const asJson = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;
const chunks = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, nth) => rows.slice(nth * CHUNK, (nth + 1) * CHUNK));

const isOf = ({ schoolId, importId }: Of) => and(eq(stageImport.schoolId, schoolId), eq(stageImport.id, importId));
const rowsOf = ({ schoolId, importId }: Of) =>
  and(eq(stageImportRow.schoolId, schoolId), eq(stageImportRow.importId, importId));

export async function insertImport(
  db: Db,
  row: typeof stageImport.$inferInsert,
  lines: readonly TableLine[],
): Promise<void> {
  await db.insert(stageImport).values(row);
  for (const some of chunks(lines))
    await db.execute(sql`
      insert into stage_import_row (school_id, import_id, row_no, cells)
      select ${row.schoolId}::uuid, ${row.id}::uuid, r.at, r.cells from jsonb_to_recordset(${asJson(some)}) as r(at integer, cells jsonb)`);
}

export async function importById(db: Db, of: Of): Promise<Import> {
  const [row] = await db.select().from(stageImport).where(isOf(of));
  return found(row);
}

/** The import, held until the transaction ends. */
export async function lockImport(db: Db, of: Of): Promise<Import> {
  const [row] = await db.select().from(stageImport).where(isOf(of)).for('update');
  return found(row);
}

export async function updateImport(db: Db, of: Of, change: Partial<Import>): Promise<void> {
  await db.update(stageImport).set(change).where(isOf(of));
}

export async function deleteImport(db: Db, of: Of): Promise<void> {
  await db.delete(stageImport).where(isOf(of));
}

export const listImports = (
  db: Db,
  { schoolId, testId, before, limit }: { schoolId: string; testId: string; before: string | undefined; limit: number },
): Promise<Import[]> =>
  db
    .select()
    .from(stageImport)
    .where(
      and(
        eq(stageImport.schoolId, schoolId),
        eq(stageImport.testId, testId),
        before === undefined ? undefined : lt(stageImport.id, before),
      ),
    )
    .orderBy(desc(stageImport.id))
    .limit(limit);

export const rowsWith = (
  db: Db,
  of: Of,
  { status, after, limit }: { status?: StageRowStatus | undefined; after?: number | undefined; limit?: number },
): Promise<Row[]> => {
  const query = db
    .select()
    .from(stageImportRow)
    .where(
      and(
        rowsOf(of),
        status && eq(stageImportRow.status, status),
        after === undefined ? undefined : gt(stageImportRow.rowNo, after),
      ),
    )
    .orderBy(asc(stageImportRow.rowNo));
  return limit === undefined ? query : query.limit(limit);
};

export async function findRow(db: Db, of: Of, rowNo: number): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(stageImportRow)
    .where(and(rowsOf(of), eq(stageImportRow.rowNo, rowNo)));
  return row;
}

/** The rows of these students: they meet the one that was mended. */
export const rowsOfStudents = (db: Db, of: Of, studentIds: readonly string[]): Promise<Row[]> =>
  db
    .select()
    .from(stageImportRow)
    .where(and(rowsOf(of), sql`${stageImportRow.studentId} = any (${list(studentIds)}::uuid[])`))
    .orderBy(asc(stageImportRow.rowNo));

export async function mendRow(db: Db, of: Of, rowNo: number, change: Pick<Row, 'mended' | 'skipped'>): Promise<void> {
  await db
    .update(stageImportRow)
    .set(change)
    .where(and(rowsOf(of), eq(stageImportRow.rowNo, rowNo)));
}

/** Keeps what the dry run says. */
export async function keepJudged(db: Db, { schoolId, importId }: Of, judged: readonly Judged[]): Promise<void> {
  for (const some of chunks(judged))
    await db.execute(sql`
      update stage_import_row r set status = j.status, problems = j.problems, changes = j.changes, student_id = j."studentId", class_id = j."classId"
      from jsonb_to_recordset(${asJson(some)}) as j("rowNo" integer, status text, problems jsonb, changes jsonb, "studentId" uuid, "classId" uuid)
      where r.school_id = ${schoolId} and r.import_id = ${importId} and r.row_no = j."rowNo"`);
}

/** How many rows of each kind imports have, and how many scores were taken back or stayed. One query. */
export async function countsOf(db: Db, schoolId: string, importIds: readonly string[]) {
  const rows = await db.execute<{
    importId: string;
    status: StageRowStatus | null;
    rows: number;
    takenBack: number;
    kept: number;
  }>(sql`
    select import_id as "importId", status, count(*)::int as rows, sum(taken_back)::int as "takenBack", sum(kept)::int as kept
    from stage_import_row where school_id = ${schoolId} and import_id = any (${list(importIds)}::uuid[]) group by 1, 2`);
  return [...rows];
}

export async function mappingOf(db: Db, schoolId: string): Promise<Map<string, StageField | null>> {
  const rows = await db.select().from(stageMapping).where(eq(stageMapping.schoolId, schoolId));
  return new Map(rows.map(({ title, field }) => [title, field]));
}

export async function rememberMapping(
  db: Db,
  schoolId: string,
  fieldByTitle: ReadonlyMap<string, StageField | null>,
): Promise<void> {
  if (fieldByTitle.size === 0) return;
  await db
    .insert(stageMapping)
    .values([...fieldByTitle].map(([title, field]) => ({ schoolId, title, field })))
    .onConflictDoUpdate({ target: [stageMapping.schoolId, stageMapping.title], set: { field: sql`excluded.field` } });
}

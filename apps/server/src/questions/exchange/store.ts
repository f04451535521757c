import type { ItemOutcome } from '@zhibi/contract/questions/exchange';
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { found } from './found.js';
import { type KeptNear, questionImport, questionImportItem } from './tables.js';

export type { KeptNear };

export type Import = typeof questionImport.$inferSelect;
export type Item = typeof questionImportItem.$inferSelect;
export interface Of {
  schoolId: string;
  importId: string;
}

const isImport = ({ schoolId, importId }: Of) =>
  and(eq(questionImport.schoolId, schoolId), eq(questionImport.id, importId));
const ofImport = ({ schoolId, importId }: Of) =>
  and(eq(questionImportItem.schoolId, schoolId), eq(questionImportItem.importId, importId));

export async function insertImport(db: Db, row: typeof questionImport.$inferInsert): Promise<void> {
  await db.insert(questionImport).values(row);
}

export async function importById(db: Db, of: Of): Promise<Import> {
  const [row] = await db.select().from(questionImport).where(isImport(of));
  return found(row);
}

/** The same, held until the transaction ends. */
export async function lockImport(db: Db, of: Of): Promise<Import> {
  const [row] = await db.select().from(questionImport).where(isImport(of)).for('update');
  return found(row);
}

export async function updateImport(db: Db, of: Of, change: Partial<typeof questionImport.$inferInsert>): Promise<void> {
  await db.update(questionImport).set(change).where(isImport(of));
}

export const importsOf = (
  db: Db,
  { schoolId, accountId }: { schoolId: string; accountId: string },
  { before, limit }: { before: string | undefined; limit: number },
): Promise<Import[]> =>
  db
    .select()
    .from(questionImport)
    .where(
      and(
        eq(questionImport.schoolId, schoolId),
        eq(questionImport.accountId, accountId),
        before === undefined ? undefined : lt(questionImport.id, before),
      ),
    )
    .orderBy(desc(questionImport.id))
    .limit(limit);

export async function insertItems(db: Db, rows: (typeof questionImportItem.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(questionImportItem).values(rows);
}

/** All that an import has brought until now, in the order of its file. */
export const allItemsOf = (db: Db, of: Of): Promise<Item[]> =>
  db.select().from(questionImportItem).where(ofImport(of)).orderBy(asc(questionImportItem.position));

export const itemsOf = (
  db: Db,
  of: Of,
  wanted: { outcome: ItemOutcome | undefined; warned: boolean; after: number; limit: number },
): Promise<Item[]> =>
  db
    .select()
    .from(questionImportItem)
    .where(
      and(
        ofImport(of),
        gt(questionImportItem.position, wanted.after),
        wanted.outcome === undefined ? undefined : eq(questionImportItem.outcome, wanted.outcome),
        wanted.warned ? sql`${questionImportItem.warnings} <> '{}'` : undefined,
      ),
    )
    .orderBy(asc(questionImportItem.position))
    .limit(wanted.limit);

export async function lockItem(db: Db, of: Of, position: number): Promise<Item> {
  const [row] = await db
    .select()
    .from(questionImportItem)
    .where(and(ofImport(of), eq(questionImportItem.position, position)))
    .for('update');
  return found(row);
}

/** Those of these items that are there, held until the transaction ends. */
export const lockItems = (db: Db, of: Of, positions: readonly number[]): Promise<Item[]> =>
  db
    .select()
    .from(questionImportItem)
    .where(and(ofImport(of), inArray(questionImportItem.position, [...positions])))
    .orderBy(asc(questionImportItem.position))
    .for('update');

export async function updateItem(
  db: Db,
  of: Of,
  position: number,
  change: Partial<typeof questionImportItem.$inferInsert>,
): Promise<void> {
  await db
    .update(questionImportItem)
    .set(change)
    .where(and(ofImport(of), eq(questionImportItem.position, position)));
}

export interface Counts {
  importId: string;
  added: number;
  skipped: number;
  doubtful: number;
  warned: number;
  undone: number;
  kept: number;
}

/** What became of the items of several imports. One query. */
export async function countItems(db: Db, schoolId: string, importIds: readonly string[]): Promise<Map<string, Counts>> {
  if (importIds.length === 0) return new Map();
  const ids = sql.join(
    importIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const rows = await db.execute<Counts & Record<string, unknown>>(sql`
    select import_id as "importId",
      count(*) filter (where outcome = 'added')::int as added, count(*) filter (where outcome = 'skipped')::int as skipped,
      count(*) filter (where outcome = 'doubtful')::int as doubtful, count(*) filter (where warnings <> '{}' and outcome <> 'skipped')::int as warned,
      count(*) filter (where outcome = 'undone')::int as undone, count(*) filter (where outcome = 'kept')::int as kept
    from question_import_item where school_id = ${schoolId} and import_id in (${ids}) group by import_id`);
  return new Map(rows.map((row) => [row.importId, row]));
}

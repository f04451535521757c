import type { RosterField, RosterKind, RosterState } from '@zhibi/contract/people/roster';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import { rosterImport, rosterMapping } from './tables.js';

export type Import = typeof rosterImport.$inferSelect;

/** An import of a school. */
export interface Of {
  schoolId: string;
  importId: string;
}

const isOf = ({ schoolId, importId }: Of) => and(eq(rosterImport.schoolId, schoolId), eq(rosterImport.id, importId));

export const insertImport = async (db: Db, row: typeof rosterImport.$inferInsert): Promise<void> =>
  void (await db.insert(rosterImport).values(row));

export async function importById(db: Db, of: Of): Promise<Import> {
  const [row] = await db.select().from(rosterImport).where(isOf(of));
  return found(row);
}

/** The import, held until the transaction ends: one piece of work at a time. */
export async function lockImport(db: Db, of: Of): Promise<Import> {
  const [row] = await db.select().from(rosterImport).where(isOf(of)).for('update');
  return found(row);
}

export async function updateImport(db: Db, of: Of, change: Partial<typeof rosterImport.$inferInsert>): Promise<void> {
  await db.update(rosterImport).set(change).where(isOf(of));
}

export async function deleteImport(db: Db, of: Of): Promise<void> {
  await db.delete(rosterImport).where(isOf(of));
}

export const listImports = (
  db: Db,
  { schoolId, kind, limit, before }: { schoolId: string; kind?: RosterKind; limit: number; before?: string },
): Promise<Import[]> =>
  db
    .select()
    .from(rosterImport)
    .where(
      and(
        eq(rosterImport.schoolId, schoolId),
        kind && eq(rosterImport.kind, kind),
        before === undefined ? undefined : lt(rosterImport.id, before),
      ),
    )
    .orderBy(desc(rosterImport.id))
    .limit(limit);

/** Lists that nobody applied are forgotten: they hold the data of children. */
export async function forgetImports(db: Db, schoolId: string, before: Date): Promise<void> {
  const open: RosterState[] = ['columns', 'checking', 'checked'];
  await db.execute(sql`
    delete from roster_import where school_id = ${schoolId} and touched_at < ${before.toISOString()}
      and state = any (${`{${open.join(',')}}`}::text[])`);
}

export async function mappingOf(db: Db, schoolId: string, kind: RosterKind): Promise<Map<string, RosterField | null>> {
  const rows = await db
    .select({ title: rosterMapping.title, field: rosterMapping.field })
    .from(rosterMapping)
    .where(and(eq(rosterMapping.schoolId, schoolId), eq(rosterMapping.kind, kind)));
  return new Map(rows.map(({ title, field }) => [title, field]));
}

export async function rememberMapping(
  db: Db,
  of: { schoolId: string; kind: RosterKind },
  fieldByTitle: ReadonlyMap<string, RosterField | null>,
): Promise<void> {
  if (fieldByTitle.size === 0) return;
  await db
    .insert(rosterMapping)
    .values([...fieldByTitle].map(([title, field]) => ({ ...of, title, field })))
    .onConflictDoUpdate({
      target: [rosterMapping.schoolId, rosterMapping.kind, rosterMapping.title],
      set: { field: sql`excluded.field` },
    });
}

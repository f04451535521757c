import type { LinkTarget } from '@zhibi/contract/disk';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { diskLink } from '../tables.js';

export type LinkRow = typeof diskLink.$inferSelect;

const beside = (schoolId: string, { kind, id }: LinkTarget) =>
  and(eq(diskLink.schoolId, schoolId), eq(diskLink.kind, kind), eq(diskLink.targetId, id));

/** The same content of the same file lies there once. */
export async function insertLinks(db: Db, rows: readonly LinkRow[]): Promise<void> {
  await db
    .insert(diskLink)
    .values([...rows])
    .onConflictDoNothing();
}

export const linksOf = (db: Db, schoolId: string, target: LinkTarget): Promise<LinkRow[]> =>
  db.select().from(diskLink).where(beside(schoolId, target)).orderBy(asc(diskLink.id));

export async function countLinks(db: Db, schoolId: string, target: LinkTarget): Promise<number> {
  const [row] = await db.select({ links: count() }).from(diskLink).where(beside(schoolId, target));
  return row?.links ?? 0;
}

/** How many files lie beside each of these; none are left out. */
export async function linkCounts(
  db: Db,
  schoolId: string,
  kind: LinkTarget['kind'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: diskLink.targetId, links: count() })
    .from(diskLink)
    .where(and(eq(diskLink.schoolId, schoolId), eq(diskLink.kind, kind), inArray(diskLink.targetId, [...ids])))
    .groupBy(diskLink.targetId);
  return new Map(rows.map(({ id, links }) => [id, links]));
}

export const linksOfFile = (db: Db, schoolId: string, entryId: string, limit: number): Promise<LinkRow[]> =>
  db
    .select()
    .from(diskLink)
    .where(and(eq(diskLink.schoolId, schoolId), eq(diskLink.entryId, entryId)))
    .orderBy(desc(diskLink.id))
    .limit(limit);

export async function findLink(db: Db, schoolId: string, id: string): Promise<LinkRow | undefined> {
  const [row] = await db
    .select()
    .from(diskLink)
    .where(and(eq(diskLink.schoolId, schoolId), eq(diskLink.id, id)));
  return row;
}

export async function deleteLink(db: Db, schoolId: string, id: string): Promise<void> {
  await db.delete(diskLink).where(and(eq(diskLink.schoolId, schoolId), eq(diskLink.id, id)));
}

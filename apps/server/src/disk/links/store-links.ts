import type { LinkTarget } from '@zhibi/contract/disk';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
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

import { and, eq } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { diskShare } from './tables.js';

export type ShareRow = typeof diskShare.$inferSelect;

export async function findShare(db: Db, schoolId: string, id: string): Promise<ShareRow | undefined> {
  const [row] = await db
    .select()
    .from(diskShare)
    .where(and(eq(diskShare.schoolId, schoolId), eq(diskShare.id, id)));
  return row;
}

export async function deleteShare(db: Db, schoolId: string, id: string): Promise<void> {
  await db.delete(diskShare).where(and(eq(diskShare.schoolId, schoolId), eq(diskShare.id, id)));
}

export async function insertShare(db: Db, row: ShareRow): Promise<void> {
  await db.insert(diskShare).values(row);
}

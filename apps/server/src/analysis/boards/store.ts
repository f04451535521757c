import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { schoolWall } from './tables.js';

export const wallsOf = (db: Db, schoolId: string) =>
  db.select().from(schoolWall).where(eq(schoolWall.schoolId, schoolId)).orderBy(asc(schoolWall.id));

/** The screen of a key, of whatever school. */
export async function wallByKey(db: Db, keyHash: string) {
  const [row] = await db.select().from(schoolWall).where(eq(schoolWall.keyHash, keyHash));
  return row;
}

export async function addWall(db: Db, row: typeof schoolWall.$inferInsert): Promise<void> {
  await db.insert(schoolWall).values(row);
}

export async function noteSeen(db: Db, id: string, schoolId: string, seenAt: Date): Promise<void> {
  await db
    .update(schoolWall)
    .set({ seenAt })
    .where(and(eq(schoolWall.schoolId, schoolId), eq(schoolWall.id, id)));
}

/** Whether there was one. */
export async function removeWall(db: Db, schoolId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(schoolWall)
    .where(and(eq(schoolWall.schoolId, schoolId), eq(schoolWall.id, id)))
    .returning({ id: schoolWall.id });
  return gone.length > 0;
}

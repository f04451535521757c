import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { headImage } from './tables.js';

export type HeadImage = typeof headImage.$inferSelect;

export async function findHead(db: Db, fileId: string): Promise<HeadImage | undefined> {
  const [row] = await db.select().from(headImage).where(eq(headImage.fileId, fileId));
  return row;
}

export const putHead = async (db: Db, row: typeof headImage.$inferInsert): Promise<void> =>
  void (await db.insert(headImage).values(row));

/** Forgets the face of an account; answers the content it was, if there was one. */
export async function dropHead(db: Db, accountId: string): Promise<string | undefined> {
  const [row] = await db.delete(headImage).where(eq(headImage.accountId, accountId)).returning();
  return row?.sha256;
}

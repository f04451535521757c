import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { headImage } from './tables.js';

export type HeadImage = typeof headImage.$inferSelect;

export async function headOf(db: Db, accountId: string): Promise<HeadImage | undefined> {
  const [row] = await db.select().from(headImage).where(eq(headImage.accountId, accountId));
  return row;
}

export async function findHead(db: Db, fileId: string): Promise<HeadImage | undefined> {
  const [row] = await db.select().from(headImage).where(eq(headImage.fileId, fileId));
  return row;
}

export async function putHead(db: Db, row: typeof headImage.$inferInsert): Promise<void> {
  await db.insert(headImage).values(row).onConflictDoUpdate({ target: headImage.accountId, set: row });
}

export const dropHead = async (db: Db, accountId: string): Promise<void> =>
  void (await db.delete(headImage).where(eq(headImage.accountId, accountId)));

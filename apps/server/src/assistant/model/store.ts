import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { assistantModel, assistantModelUse } from '../tables.js';

export type ModelSetting = typeof assistantModel.$inferSelect;

export async function findModelSetting(db: Db, schoolId: string): Promise<ModelSetting | undefined> {
  const [row] = await db.select().from(assistantModel).where(eq(assistantModel.schoolId, schoolId));
  return row;
}

/** Keeps what the school decided, if nobody has since it was seen; revision 0 is where nothing was decided. */
export async function keepModelSetting(
  db: Db,
  row: Omit<ModelSetting, 'revision'>,
  revision: number,
): Promise<boolean> {
  const rows =
    revision === 0
      ? await db
          .insert(assistantModel)
          .values({ ...row, revision: 1 })
          .onConflictDoNothing()
          .returning({ revision: assistantModel.revision })
      : await db
          .update(assistantModel)
          .set({ ...row, revision: revision + 1 })
          .where(and(eq(assistantModel.schoolId, row.schoolId), eq(assistantModel.revision, revision)))
          .returning({ revision: assistantModel.revision });
  return rows.length === 1;
}

/** Tokens that a school has used on a day. */
export async function usedOn(db: Db, schoolId: string, day: string): Promise<number> {
  const [row] = await db
    .select({ tokens: assistantModelUse.tokens })
    .from(assistantModelUse)
    .where(and(eq(assistantModelUse.schoolId, schoolId), eq(assistantModelUse.day, day)));
  return row?.tokens ?? 0;
}

export async function addUse(db: Db, { schoolId, day, tokens }: { schoolId: string; day: string; tokens: number }) {
  await db
    .insert(assistantModelUse)
    .values({ schoolId, day, calls: 1, tokens })
    .onConflictDoUpdate({
      target: [assistantModelUse.schoolId, assistantModelUse.day],
      set: {
        calls: sql`${assistantModelUse.calls} + 1`,
        tokens: sql`${assistantModelUse.tokens} + excluded.tokens`,
      },
    });
}

import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { handbookSheet, handbookSheetSetting, wrongReview } from './tables.js';

export type SheetRow = typeof handbookSheet.$inferSelect;
interface OfCopy {
  schoolId: string;
  handbookId: string;
  studentId: string;
}

const only = ({ schoolId, handbookId, studentId }: OfCopy) =>
  and(
    eq(handbookSheet.schoolId, schoolId),
    eq(handbookSheet.handbookId, handbookId),
    eq(handbookSheet.studentId, studentId),
  );

/** The sheet of a key, of whatever school. */
export async function sheetByKey(db: Db, keyHash: string): Promise<SheetRow | undefined> {
  const [row] = await db.select().from(handbookSheet).where(eq(handbookSheet.keyHash, keyHash));
  return row;
}

/** The key that a sheet is printed with; printed anew it has another, and the old opens nothing. */
export async function putSheet(db: Db, of: OfCopy, { keyHash, madeAt }: { keyHash: string; madeAt: Date }) {
  await db
    .insert(handbookSheet)
    .values({ ...of, keyHash, madeAt })
    .onConflictDoUpdate({
      target: [handbookSheet.schoolId, handbookSheet.handbookId, handbookSheet.studentId],
      set: { keyHash, madeAt },
    });
}

/** Counts a try to open a sheet, and answers how many there were in its minute. */
export async function countTry(db: Db, of: OfCopy, { now, since }: { now: Date; since: Date }): Promise<number> {
  const isOver = sql`coalesce(${handbookSheet.minuteAt} <= ${since.toISOString()}, true)`;
  const [row] = await db
    .update(handbookSheet)
    .set({
      minuteOpened: sql`case when ${isOver} then 1 else ${handbookSheet.minuteOpened} + 1 end`,
      minuteAt: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${handbookSheet.minuteAt} end`,
    })
    .where(only(of))
    .returning({ tries: handbookSheet.minuteOpened });
  return row?.tries ?? 0;
}

export const countOpened = async (db: Db, of: OfCopy, now: Date): Promise<void> =>
  void (await db
    .update(handbookSheet)
    .set({ opened: sql`${handbookSheet.opened} + 1`, openedAt: now })
    .where(only(of)));

export const sheetsOf = (db: Db, schoolId: string, handbookId: string): Promise<SheetRow[]> =>
  db
    .select()
    .from(handbookSheet)
    .where(and(eq(handbookSheet.schoolId, schoolId), eq(handbookSheet.handbookId, handbookId)));

/** How many codes were taken back. */
export async function withdrawSheetsOf(db: Db, schoolId: string, handbookId: string, now: Date): Promise<number> {
  const rows = await db
    .update(handbookSheet)
    .set({ withdrawnAt: now })
    .where(
      and(
        eq(handbookSheet.schoolId, schoolId),
        eq(handbookSheet.handbookId, handbookId),
        isNull(handbookSheet.withdrawnAt),
      ),
    )
    .returning({ studentId: handbookSheet.studentId });
  return rows.length;
}

/** What the school has said; undefined where it has said nothing. */
export async function keptDays(db: Db, schoolId: string): Promise<number | undefined> {
  const [row] = await db.select().from(handbookSheetSetting).where(eq(handbookSheetSetting.schoolId, schoolId));
  return row?.days;
}

export const keepDays = async (db: Db, schoolId: string, days: number): Promise<void> =>
  void (await db
    .insert(handbookSheetSetting)
    .values({ schoolId, days })
    .onConflictDoUpdate({ target: handbookSheetSetting.schoolId, set: { days } }));

/** Item id → whether it was right when the sheet went back. */
export async function ratingsOf(
  db: Db,
  schoolId: string,
  of: { studentId: string; homeworkId: string },
): Promise<Map<string, number>> {
  const rows = await db
    .select({ itemId: wrongReview.itemId, rating: wrongReview.rating })
    .from(wrongReview)
    .where(
      and(
        eq(wrongReview.schoolId, schoolId),
        eq(wrongReview.studentId, of.studentId),
        eq(wrongReview.homeworkId, of.homeworkId),
      ),
    );
  return new Map(rows.map(({ itemId, rating }) => [itemId, rating]));
}

import type { HolidayState } from '@zhibi/contract/homework/holiday';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import { inArray } from '../../platform/sql-lists.js';
import { holiday, holidayItem, holidayPart, holidayWeek } from './tables.js';

export type HolidayRow = typeof holiday.$inferSelect;
export type PartRow = typeof holidayPart.$inferSelect;
export type ItemRow = typeof holidayItem.$inferSelect;
export type WeekRow = typeof holidayWeek.$inferSelect;

/** Of one booklet. */
export interface OfHoliday {
  schoolId: string;
  holidayId: string;
}

const only = ({ schoolId, holidayId }: OfHoliday) => and(eq(holiday.schoolId, schoolId), eq(holiday.id, holidayId));

/** One booklet is begun for a class after the other: two of the same days are seen. */
export const lockClass = async (db: Db, schoolId: string, classId: string): Promise<void> =>
  void (await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`holiday ${schoolId} ${classId}`}, 0))`));

export async function findHoliday(db: Db, of: OfHoliday): Promise<HolidayRow | undefined> {
  const [row] = await db.select().from(holiday).where(only(of));
  return row;
}

/** The booklet, held until the transaction ends: who fills, prints and withdraws comes one after the other. */
export async function lockHoliday(db: Db, of: OfHoliday): Promise<HolidayRow> {
  const [row] = await db.select().from(holiday).where(only(of)).for('update');
  return found(row);
}

/** The booklets of classes, newest first. */
export const holidaysOf = (
  db: Db,
  schoolId: string,
  { classIds, limit }: { classIds: readonly string[]; limit: number },
): Promise<HolidayRow[]> =>
  db
    .select()
    .from(holiday)
    .where(and(eq(holiday.schoolId, schoolId), inArray(holiday.classId, [...classIds]), ne(holiday.state, 'withdrawn')))
    .orderBy(desc(holiday.id))
    .limit(limit);

/** False where its wish was used. */
export const insertHoliday = async (db: Db, row: typeof holiday.$inferInsert): Promise<boolean> =>
  (await db.insert(holiday).values(row).onConflictDoNothing().returning({ id: holiday.id })).length > 0;

export const updateHoliday = async (
  db: Db,
  of: OfHoliday,
  change: { state?: HolidayState; jobId?: string; dots?: boolean },
): Promise<void> => void (await db.update(holiday).set(change).where(only(of)));

/** What subjects have put into booklets. */
export const partsOf = (db: Db, schoolId: string, holidayIds: readonly string[]): Promise<PartRow[]> =>
  db
    .select()
    .from(holidayPart)
    .where(and(eq(holidayPart.schoolId, schoolId), inArray(holidayPart.holidayId, [...holidayIds])))
    .orderBy(asc(holidayPart.subjectId));

/** The questions of booklets, subject by subject in order. */
export const itemsOf = (db: Db, schoolId: string, holidayIds: readonly string[]): Promise<ItemRow[]> =>
  db
    .select()
    .from(holidayItem)
    .where(and(eq(holidayItem.schoolId, schoolId), inArray(holidayItem.holidayId, [...holidayIds])))
    .orderBy(asc(holidayItem.subjectId), asc(holidayItem.position));

const partOnly = ({ schoolId, holidayId, subjectId }: OfHoliday & { subjectId: number }) =>
  and(eq(holidayPart.schoolId, schoolId), eq(holidayPart.holidayId, holidayId), eq(holidayPart.subjectId, subjectId));

/** Puts a subject in place of what it had. The booklet is held. */
export async function replacePart(db: Db, row: PartRow, items: readonly ItemRow[]): Promise<void> {
  await removePart(db, row);
  await db.insert(holidayPart).values(row);
  await db.insert(holidayItem).values([...items]);
}

export async function removePart(db: Db, of: OfHoliday & { subjectId: number }): Promise<void> {
  await db
    .delete(holidayItem)
    .where(
      and(
        eq(holidayItem.schoolId, of.schoolId),
        eq(holidayItem.holidayId, of.holidayId),
        eq(holidayItem.subjectId, of.subjectId),
      ),
    );
  await db.delete(holidayPart).where(partOnly(of));
}

/** Each question gets the item that its week's paper has for it. One statement. */
export const keepItemIds = async (
  db: Db,
  of: OfHoliday & { subjectId: number },
  kept: readonly { position: number; itemId: string }[],
): Promise<void> =>
  void (await db.execute(sql`
    update holiday_item i set item_id = given.item_id
    from jsonb_to_recordset(${JSON.stringify(kept.map(({ position, itemId }) => ({ position, item_id: itemId })))}::jsonb)
      as given(position int, item_id uuid)
    where i.school_id = ${of.schoolId} and i.holiday_id = ${of.holidayId} and i.subject_id = ${of.subjectId}
      and i.position = given.position`));

export const insertWeeks = async (db: Db, rows: readonly WeekRow[]): Promise<void> =>
  void (await db
    .insert(holidayWeek)
    .values([...rows])
    .onConflictDoNothing());

export const weeksOfHolidays = (db: Db, schoolId: string, holidayIds: readonly string[]): Promise<WeekRow[]> =>
  db
    .select()
    .from(holidayWeek)
    .where(and(eq(holidayWeek.schoolId, schoolId), inArray(holidayWeek.holidayId, [...holidayIds])))
    .orderBy(asc(holidayWeek.fromOn), asc(holidayWeek.subjectId));

export async function weekOfHomework(db: Db, schoolId: string, homeworkId: string): Promise<WeekRow | undefined> {
  const [row] = await db
    .select()
    .from(holidayWeek)
    .where(and(eq(holidayWeek.schoolId, schoolId), eq(holidayWeek.homeworkId, homeworkId)));
  return row;
}

export const updateWeek = async (
  db: Db,
  { schoolId, holidayId, subjectId, fromOn }: WeekRow,
  change: Partial<Pick<WeekRow, 'paperId' | 'homeworkId' | 'pages'>>,
): Promise<void> =>
  void (await db
    .update(holidayWeek)
    .set(change)
    .where(
      and(
        eq(holidayWeek.schoolId, schoolId),
        eq(holidayWeek.holidayId, holidayId),
        eq(holidayWeek.subjectId, subjectId),
        eq(holidayWeek.fromOn, fromOn),
      ),
    ));

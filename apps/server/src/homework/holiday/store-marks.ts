import type { SkipReason } from '@zhibi/contract/homework/holiday';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import type { OfHoliday } from './store.js';
import { holidayDone, holidayOff, holidaySkip } from './tables.js';

export type OffRow = typeof holidayOff.$inferSelect;
type DoneRow = typeof holidayDone.$inferSelect;
type SkipRow = typeof holidaySkip.$inferSelect;

/** A task of a booklet. */
interface OfTask extends OfHoliday {
  subjectId: number;
  day: string;
}

interface OfStudentDay extends OfHoliday {
  studentId: string;
  day: string;
}

/** The days that were taken off for everybody. */
export const offOf = (db: Db, schoolId: string, holidayIds: readonly string[]): Promise<OffRow[]> =>
  db
    .select()
    .from(holidayOff)
    .where(and(eq(holidayOff.schoolId, schoolId), inArray(holidayOff.holidayId, [...holidayIds])));

/** What was marked in booklets: days taken off, tasks ticked, days skipped; of one student or of all. Three queries. */
export async function marksOf(
  db: Db,
  schoolId: string,
  { holidayIds, studentId }: { holidayIds: readonly string[]; studentId?: string },
): Promise<{ off: OffRow[]; done: DoneRow[]; skips: SkipRow[] }> {
  const of = (table: typeof holidayDone | typeof holidaySkip) =>
    and(
      eq(table.schoolId, schoolId),
      inArray(table.holidayId, [...holidayIds]),
      studentId === undefined ? undefined : eq(table.studentId, studentId),
    );
  const [off, done, skips] = await Promise.all([
    offOf(db, schoolId, holidayIds),
    db.select().from(holidayDone).where(of(holidayDone)),
    db.select().from(holidaySkip).where(of(holidaySkip)).orderBy(holidaySkip.day),
  ]);
  return { off, done, skips };
}

const offOnly = ({ schoolId, holidayId, subjectId, day }: OfTask) =>
  and(
    eq(holidayOff.schoolId, schoolId),
    eq(holidayOff.holidayId, holidayId),
    eq(holidayOff.subjectId, subjectId),
    eq(holidayOff.day, day),
  );

export const putOff = async (db: Db, row: OffRow): Promise<void> =>
  void (await db.insert(holidayOff).values(row).onConflictDoNothing());

export const dropOff = async (db: Db, of: OfTask): Promise<void> =>
  void (await db.delete(holidayOff).where(offOnly(of)));

export const putDone = async (db: Db, row: DoneRow): Promise<void> =>
  void (await db.insert(holidayDone).values(row).onConflictDoNothing());

export const dropDone = async (
  db: Db,
  { schoolId, holidayId, studentId, subjectId, day }: Omit<DoneRow, 'doneAt'>,
): Promise<void> =>
  void (await db
    .delete(holidayDone)
    .where(
      and(
        eq(holidayDone.schoolId, schoolId),
        eq(holidayDone.holidayId, holidayId),
        eq(holidayDone.studentId, studentId),
        eq(holidayDone.subjectId, subjectId),
        eq(holidayDone.day, day),
      ),
    ));

const skipOnly = ({ schoolId, holidayId, studentId, day }: OfStudentDay) =>
  and(
    eq(holidaySkip.schoolId, schoolId),
    eq(holidaySkip.holidayId, holidayId),
    eq(holidaySkip.studentId, studentId),
    eq(holidaySkip.day, day),
  );

export async function findSkip(db: Db, of: OfStudentDay): Promise<SkipRow | undefined> {
  const [row] = await db.select().from(holidaySkip).where(skipOnly(of));
  return row;
}

/** Notes that a day is not written; said again, the reason and the day it moves to are those said last. */
export const putSkip = async (
  db: Db,
  row: OfStudentDay & { reason: SkipReason; movedTo: string | null; notedAt: Date },
): Promise<void> =>
  void (await db
    .insert(holidaySkip)
    .values({ ...row, excusedBy: null })
    .onConflictDoUpdate({
      target: [holidaySkip.schoolId, holidaySkip.holidayId, holidaySkip.studentId, holidaySkip.day],
      set: { reason: row.reason, movedTo: row.movedTo, notedAt: row.notedAt },
    }));

export const setExcused = async (db: Db, of: OfStudentDay, excusedBy: string | null): Promise<void> =>
  void (await db.update(holidaySkip).set({ excusedBy }).where(skipOnly(of)));

export const dropSkip = async (db: Db, of: OfStudentDay): Promise<void> =>
  void (await db.delete(holidaySkip).where(skipOnly(of)));

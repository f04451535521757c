import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { pointGift, pointGiftStudent, pointReasons } from './tables.js';

export type GiftRow = typeof pointGift.$inferSelect;

export async function findReasons(db: Db, schoolId: string) {
  const [row] = await db.select().from(pointReasons).where(eq(pointReasons.schoolId, schoolId));
  return row;
}

/** Stores the reasons where they are still as they were seen; false where somebody was faster. */
export async function putReasons(
  db: Db,
  { schoolId, reasons, revision }: typeof pointReasons.$inferSelect,
): Promise<boolean> {
  const rows =
    revision === 0
      ? await db
          .insert(pointReasons)
          .values({ schoolId, reasons })
          .onConflictDoNothing()
          .returning({ id: pointReasons.schoolId })
      : await db
          .update(pointReasons)
          .set({ reasons, revision: revision + 1 })
          .where(and(eq(pointReasons.schoolId, schoolId), eq(pointReasons.revision, revision)))
          .returning({ id: pointReasons.schoolId });
  return rows.length === 1;
}

/** Null: it is this one. Else what the same wish has brought already, with its students. */
export async function insertGift(
  db: Db,
  row: typeof pointGift.$inferInsert,
  studentIds: readonly string[],
): Promise<{ known: GiftRow; studentIds: string[] } | null> {
  const [made] = await db.insert(pointGift).values(row).onConflictDoNothing().returning({ id: pointGift.id });
  if (made) {
    const { schoolId } = row;
    await db.insert(pointGiftStudent).values(studentIds.map((studentId) => ({ schoolId, giftId: made.id, studentId })));
    return null;
  }
  const [known] = await db
    .select()
    .from(pointGift)
    .where(
      and(
        eq(pointGift.schoolId, row.schoolId),
        eq(pointGift.accountId, row.accountId),
        eq(pointGift.wishId, row.wishId),
      ),
    );
  if (!known) throw new Error('a gift that neither is there nor can be stored');
  const students = await db
    .select({ id: pointGiftStudent.studentId })
    .from(pointGiftStudent)
    .where(and(eq(pointGiftStudent.schoolId, known.schoolId), eq(pointGiftStudent.giftId, known.id)));
  return { known, studentIds: students.map(({ id }) => id) };
}

const byId = (schoolId: string, id: string) => and(eq(pointGift.schoolId, schoolId), eq(pointGift.id, id));

export async function findGift(db: Db, schoolId: string, id: string): Promise<GiftRow | undefined> {
  const [row] = await db.select().from(pointGift).where(byId(schoolId, id));
  return row;
}

export const undoGiftRow = async (db: Db, schoolId: string, id: string, undoneAt: Date): Promise<void> =>
  void (await db
    .update(pointGift)
    .set({ undoneAt })
    .where(and(byId(schoolId, id), isNull(pointGift.undoneAt))));

interface Wanted {
  schoolId: string;
  classId: string;
  studentId: string | undefined;
  before: string | undefined;
  limit: number;
}

/** Gifts of a class, newest first. */
export const giftsOf = (db: Db, { schoolId, classId, studentId, before, limit }: Wanted): Promise<GiftRow[]> =>
  db
    .select()
    .from(pointGift)
    .where(
      and(
        eq(pointGift.schoolId, schoolId),
        eq(pointGift.classId, classId),
        before === undefined ? undefined : lt(pointGift.id, before),
        studentId === undefined ? undefined : holds(studentId),
      ),
    )
    .orderBy(desc(pointGift.id))
    .limit(limit);

const holds = (studentId: string) =>
  sql`exists (select from ${pointGiftStudent} s where s.school_id = ${pointGift.schoolId} and s.gift_id = ${pointGift.id} and s.student_id = ${studentId})`;

export async function studentsOfGifts(db: Db, schoolId: string, giftIds: readonly string[]) {
  if (giftIds.length === 0) return [];
  return db
    .select()
    .from(pointGiftStudent)
    .where(and(eq(pointGiftStudent.schoolId, schoolId), inArray(pointGiftStudent.giftId, [...giftIds])));
}

const withStudent = and(eq(pointGiftStudent.schoolId, pointGift.schoolId), eq(pointGiftStudent.giftId, pointGift.id));

/** What counts in a class between two moments, a row for each student of each gift. */
export const countedIn = (db: Db, of: { schoolId: string; classId: string; from: Date; to: Date }) =>
  db
    .select({
      studentId: pointGiftStudent.studentId,
      points: pointGift.points,
      reason: pointGift.reason,
      givenAt: pointGift.givenAt,
    })
    .from(pointGift)
    .innerJoin(pointGiftStudent, withStudent)
    .where(
      and(
        eq(pointGift.schoolId, of.schoolId),
        eq(pointGift.classId, of.classId),
        gte(pointGift.givenAt, of.from),
        lt(pointGift.givenAt, of.to),
        isNull(pointGift.undoneAt),
      ),
    );

/** Everything that a student was given, the newest first; also what was taken back. */
export const giftsOfStudent = async (db: Db, schoolId: string, studentId: string): Promise<GiftRow[]> => {
  const rows = await db
    .select({ gift: pointGift })
    .from(pointGiftStudent)
    .innerJoin(pointGift, withStudent)
    .where(and(eq(pointGiftStudent.schoolId, schoolId), eq(pointGiftStudent.studentId, studentId)))
    .orderBy(desc(pointGift.id));
  return rows.map(({ gift }) => gift);
};

import { and, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import type { LessonRowOf } from '../store.js';
import { lesson, lessonSeat, roomMiss } from '../tables.js';

export type SeatRow = typeof lessonSeat.$inferSelect;

export const isPresent = ({ state }: Pick<SeatRow, 'state'>): boolean => state === 'in' || state === 'waiting';

/** The seats of a lesson, the newest of a student last. */
export async function seatsOf(db: Db, schoolId: string, lessonId: string): Promise<SeatRow[]> {
  return db
    .select()
    .from(lessonSeat)
    .where(and(eq(lessonSeat.schoolId, schoolId), eq(lessonSeat.lessonId, lessonId)))
    .orderBy(lessonSeat.id);
}

export async function seatById(db: Db, schoolId: string, id: string): Promise<SeatRow | undefined> {
  const [row] = await db
    .select()
    .from(lessonSeat)
    .where(and(eq(lessonSeat.schoolId, schoolId), eq(lessonSeat.id, id)));
  return row;
}

/** Who holds a token, and the lesson that it belongs to, whatever school that is of. */
export async function seatOfToken(
  db: Db,
  tokenHash: string,
): Promise<{ seat: SeatRow; lesson: LessonRowOf } | undefined> {
  const [row] = await db
    .select({ seat: lessonSeat, lesson })
    .from(lessonSeat)
    .innerJoin(lesson, and(eq(lesson.schoolId, lessonSeat.schoolId), eq(lesson.id, lessonSeat.lessonId)))
    .where(eq(lessonSeat.tokenHash, tokenHash));
  return row;
}

/** The running lesson of a code, in any school. */
export async function lessonOfCode(db: Db, code: string): Promise<LessonRowOf | undefined> {
  const [row] = await db.select().from(lesson).where(eq(lesson.code, code));
  return row;
}

export async function insertSeat(db: Db, row: SeatRow): Promise<void> {
  await db.insert(lessonSeat).values(row);
}

export async function setSeat(
  db: Db,
  { schoolId, id }: Pick<SeatRow, 'schoolId' | 'id'>,
  change: Partial<typeof lessonSeat.$inferInsert>,
): Promise<void> {
  await db
    .update(lessonSeat)
    .set(change)
    .where(and(eq(lessonSeat.schoolId, schoolId), eq(lessonSeat.id, id)));
}

/** A device, and a student who has proved to be one, sit in one room: entering another leaves the first. */
export async function leaveOtherRooms(
  db: Db,
  { lessonId, mark, accountId }: Pick<SeatRow, 'lessonId' | 'mark' | 'accountId'>,
): Promise<void> {
  const same =
    accountId === null ? eq(lessonSeat.mark, mark) : or(eq(lessonSeat.mark, mark), eq(lessonSeat.accountId, accountId));
  await db
    .update(lessonSeat)
    .set({ state: 'left' })
    .where(and(same, ne(lessonSeat.lessonId, lessonId), inArray(lessonSeat.state, ['in', 'waiting'])));
}

/** Wrong codes that a network has tried since. */
export async function missesOf(db: Db, address: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ misses: roomMiss.misses })
    .from(roomMiss)
    .where(and(eq(roomMiss.address, address), gt(roomMiss.lastAt, since)));
  return row?.misses ?? 0;
}

/** Counts a wrong code; what is old is forgotten on the way. */
export async function countMiss(db: Db, address: string, now: Date, since: Date): Promise<void> {
  await db.delete(roomMiss).where(lt(roomMiss.lastAt, since));
  await db
    .insert(roomMiss)
    .values({ address, misses: 1, lastAt: now })
    .onConflictDoUpdate({ target: roomMiss.address, set: { misses: sql`${roomMiss.misses} + 1`, lastAt: now } });
}

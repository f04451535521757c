import type { Room, Seat, SeatingPlan, SeatNeed, SeatPair, SeatWishes } from '@zhibi/contract/people/my-classes';
import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { classSeating, seat, seatingPlan, seatNeed, seatPair } from './tables.js';

export type PlanRow = typeof seatingPlan.$inferSelect;
type OfClass = { schoolId: string; classId: string };
type SeatingChange = Partial<{ wishes: SeatWishes; rotationWeeks: number | null; groupSetId: string | null }>;

const seating = ({ schoolId, classId }: OfClass) =>
  and(eq(classSeating.schoolId, schoolId), eq(classSeating.classId, classId));

export async function findSeating(db: Db, of: OfClass) {
  const [row] = await db.select().from(classSeating).where(seating(of));
  return row;
}

/** Moves the seating of a class one revision on, or begins it; false where somebody was faster. */
export async function turnSeating(
  db: Db,
  of: OfClass,
  { revision, by, at }: { revision: number; by: string; at: Date },
  change: SeatingChange,
): Promise<boolean> {
  const all = { ...change, changedBy: by, changedAt: at };
  const rows =
    revision === 0
      ? await db
          .insert(classSeating)
          .values({ ...of, ...all })
          .onConflictDoNothing()
          .returning({ is: classSeating.revision })
      : await db
          .update(classSeating)
          .set({ ...all, revision: revision + 1 })
          .where(and(seating(of), eq(classSeating.revision, revision)))
          .returning({ is: classSeating.revision });
  return rows.length === 1;
}

export async function needsOf(
  db: Db,
  { schoolId, classId }: OfClass,
): Promise<{ needs: SeatNeed[]; pairs: SeatPair[] }> {
  const needs = await db
    .select({ studentId: seatNeed.studentId, place: seatNeed.place })
    .from(seatNeed)
    .where(and(eq(seatNeed.schoolId, schoolId), eq(seatNeed.classId, classId)));
  const pairs = await db
    .select({ oneId: seatPair.oneId, otherId: seatPair.otherId, kind: seatPair.kind })
    .from(seatPair)
    .where(and(eq(seatPair.schoolId, schoolId), eq(seatPair.classId, classId)));
  return { needs, pairs };
}

/** Puts these needs in place of what was kept. */
export async function replaceNeeds(
  db: Db,
  of: OfClass,
  { needs, pairs }: { needs: readonly SeatNeed[]; pairs: readonly SeatPair[] },
): Promise<void> {
  await db.delete(seatNeed).where(and(eq(seatNeed.schoolId, of.schoolId), eq(seatNeed.classId, of.classId)));
  await db.delete(seatPair).where(and(eq(seatPair.schoolId, of.schoolId), eq(seatPair.classId, of.classId)));
  if (needs.length > 0) await db.insert(seatNeed).values(needs.map((one) => ({ ...of, ...one })));
  if (pairs.length > 0)
    await db.insert(seatPair).values(
      pairs.map(({ oneId, otherId, kind }) => {
        const [first = oneId, second = otherId] = [oneId, otherId].sort();
        return { ...of, oneId: first, otherId: second, kind };
      }),
    );
}

const plans = ({ schoolId, classId }: OfClass) =>
  and(eq(seatingPlan.schoolId, schoolId), eq(seatingPlan.classId, classId));

export async function planNow(db: Db, of: OfClass): Promise<PlanRow | undefined> {
  const [row] = await db
    .select()
    .from(seatingPlan)
    .where(and(plans(of), isNull(seatingPlan.toOn)));
  return row;
}

/** The plans that stand now in these classes. */
export const plansNow = (db: Db, { schoolId, classIds }: { schoolId: string; classIds: readonly string[] }) =>
  db
    .select({ id: seatingPlan.id, classId: seatingPlan.classId, room: seatingPlan.room })
    .from(seatingPlan)
    .where(
      and(eq(seatingPlan.schoolId, schoolId), inArray(seatingPlan.classId, [...classIds]), isNull(seatingPlan.toOn)),
    );

/** Plans of a class, the newest first. */
export const plansOf = (db: Db, of: OfClass, limit: number, before?: string): Promise<PlanRow[]> =>
  db
    .select()
    .from(seatingPlan)
    .where(and(plans(of), before === undefined ? undefined : lt(seatingPlan.id, before)))
    .orderBy(desc(seatingPlan.id))
    .limit(limit);

/** The seats of plans, by row and column. One query. */
export async function seatsOf(db: Db, schoolId: string, planIds: readonly string[]): Promise<Map<string, Seat[]>> {
  if (planIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(seat)
    .where(and(eq(seat.schoolId, schoolId), inArray(seat.planId, [...planIds])))
    .orderBy(asc(seat.row), asc(seat.column));
  const byPlan = new Map<string, Seat[]>();
  for (const { planId, studentId, row, column } of rows)
    byPlan.set(planId, [...(byPlan.get(planId) ?? []), { studentId, row, column }]);
  return byPlan;
}

/** The seats of the plans that stand now in these classes, row by row from the front. */
export const rowsNow = (db: Db, { schoolId, classIds }: { schoolId: string; classIds: readonly string[] }) =>
  db
    .select({ studentId: seat.studentId, row: seat.row })
    .from(seat)
    .innerJoin(seatingPlan, and(eq(seatingPlan.schoolId, seat.schoolId), eq(seatingPlan.id, seat.planId)))
    .where(and(eq(seat.schoolId, schoolId), inArray(seatingPlan.classId, [...classIds]), isNull(seatingPlan.toOn)))
    .orderBy(asc(seat.row), asc(seat.column));

export const endPlan = async (db: Db, schoolId: string, planId: string, toOn: string): Promise<void> =>
  void (await db
    .update(seatingPlan)
    .set({ toOn })
    .where(and(eq(seatingPlan.schoolId, schoolId), eq(seatingPlan.id, planId))));

export const insertPlan = async (db: Db, row: typeof seatingPlan.$inferInsert): Promise<void> =>
  void (await db.insert(seatingPlan).values(row));

export const updatePlan = async (
  db: Db,
  schoolId: string,
  planId: string,
  change: { room: Room; madeBy: SeatingPlan['madeBy']; changedBy: string; changedAt: Date },
): Promise<void> =>
  void (await db
    .update(seatingPlan)
    .set(change)
    .where(and(eq(seatingPlan.schoolId, schoolId), eq(seatingPlan.id, planId))));

export async function replaceSeats(db: Db, schoolId: string, planId: string, seats: readonly Seat[]): Promise<void> {
  await db.delete(seat).where(and(eq(seat.schoolId, schoolId), eq(seat.planId, planId)));
  if (seats.length > 0) await db.insert(seat).values(seats.map((one) => ({ schoolId, planId, ...one })));
}

/** Since when the seats of classes stand, who many sit, and after how many weeks they rotate. */
export async function seatingFacts(db: Db, schoolId: string) {
  const rows = await db
    .select({
      classId: seatingPlan.classId,
      fromOn: seatingPlan.fromOn,
      rotationWeeks: classSeating.rotationWeeks,
      seated: sql<number>`count(${seat.studentId})::int`,
    })
    .from(seatingPlan)
    .innerJoin(
      classSeating,
      and(eq(classSeating.schoolId, seatingPlan.schoolId), eq(classSeating.classId, seatingPlan.classId)),
    )
    .leftJoin(seat, and(eq(seat.schoolId, seatingPlan.schoolId), eq(seat.planId, seatingPlan.id)))
    .where(and(eq(seatingPlan.schoolId, schoolId), isNull(seatingPlan.toOn)))
    .groupBy(seatingPlan.classId, seatingPlan.fromOn, classSeating.rotationWeeks);
  return new Map(rows.map((row) => [row.classId, row]));
}

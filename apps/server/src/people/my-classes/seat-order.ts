import type { Room, Seat } from '@zhibi/contract/people/my-classes';
import type { Db } from '../../platform/db.js';
import { planNow, plansNow, rowsNow, seatsOf } from './store-seats.js';

/** The students of a class as they sit now, row by row from the front; nobody where no plan stands. */
export async function seatOrder(db: Db, of: { schoolId: string; classId: string }): Promise<string[]> {
  const plan = await planNow(db, of);
  if (plan === undefined) return [];
  const seats = (await seatsOf(db, of.schoolId, [plan.id])).get(plan.id) ?? [];
  return seats.map(({ studentId }) => studentId);
}

/** In which row the students of these classes sit now, and their place in the order row by row; nobody of a class without a plan. One query. */
export async function seatRows(
  db: Db,
  of: { schoolId: string; classIds: readonly string[] },
): Promise<Map<string, { row: number; place: number }>> {
  const seats = await rowsNow(db, of);
  return new Map(seats.map(({ studentId, row }, place) => [studentId, { row, place }]));
}

/** Where everybody of these classes sits now, by class; nothing of a class without a plan. Two queries. */
export async function seatPlans(
  db: Db,
  of: { schoolId: string; classIds: readonly string[] },
): Promise<Map<string, { room: Room; seats: Seat[] }>> {
  const plans = await plansNow(db, of);
  const seats = await seatsOf(
    db,
    of.schoolId,
    plans.map(({ id }) => id),
  );
  return new Map(plans.map(({ id, classId, room }) => [classId, { room, seats: seats.get(id) ?? [] }]));
}

import type { Db } from '../../platform/db.js';
import { planNow, seatsOf } from './store-seats.js';

/** The students of a class as they sit now, row by row from the front; nobody where no plan stands. */
export async function seatOrder(db: Db, of: { schoolId: string; classId: string }): Promise<string[]> {
  const plan = await planNow(db, of);
  if (plan === undefined) return [];
  const seats = (await seatsOf(db, of.schoolId, [plan.id])).get(plan.id) ?? [];
  return seats.map(({ studentId }) => studentId);
}

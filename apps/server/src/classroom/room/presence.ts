import type { Database } from '../../platform/db.js';
import { type SeatRow, setSeat } from './store-seats.js';

/** A phone asks every 1.5 s; one that has not been heard of for so long is cut off, asleep or gone. */
export const ABSENT_MS = 15_000;
/** That it was heard of is written so often and no oftener. */
const NOTED_MS = 5_000;

/** Whether the device of somebody in the room still speaks. */
export const isOnline = ({ state, seenAt, joinedAt }: SeatRow, now: Date): boolean =>
  state === 'in' && now.getTime() - (seenAt ?? joinedAt).getTime() < ABSENT_MS;

/** Notes that the device of a seat was heard of. */
export async function hearOf(database: Database, seat: SeatRow, now: Date): Promise<void> {
  if (seat.seenAt !== null && now.getTime() - seat.seenAt.getTime() < NOTED_MS) return;
  await database.asActor({ schoolIds: [seat.schoolId] }, (db) => setSeat(db, seat, { seenAt: now }));
}

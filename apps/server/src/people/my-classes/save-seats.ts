import { isDeepStrictEqual } from 'node:util';
import { type myClassesApi, openPlaces, placeKey, type Room, type Seat } from '@zhibi/contract/people/my-classes';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import { dashed, type Here, todayOf } from './days.js';
import { areOfClass, openToArrange } from './open-class.js';
import { groupSetsOf } from './store-groups.js';
import { endPlan, insertPlan, planNow, replaceSeats, seatsOf, turnSeating, updatePlan } from './store-seats.js';

/**
 * Keeps where everybody sits. On the day it began a plan is mended in place; on a later day the old one ends and a new one begins, so that the history
 * tells who sat where and when. What only colours or rotates the seats begins no new plan.
 */
export async function saveSeats(
  db: Db,
  actor: Actor,
  wanted: z.output<typeof myClassesApi.saveSeats.input>,
  here: Here,
): Promise<{ revision: number; planId: string }> {
  const { schoolId } = actor;
  const { classId, revision, room, seats, madeBy, rotationWeeks, groupSetId } = wanted;
  const open = await openToArrange(db, actor, classId);
  const ids = seats.map(({ studentId }) => studentId);
  ensure(fits(room, seats) && areOfClass(open, ids), 'conflict', 'seats');
  if (groupSetId !== null) found((await groupSetsOf(db, schoolId, classId)).find(({ id }) => id === groupSetId));
  const of = { schoolId, classId };
  const by = { revision, by: actor.accountId, at: here.now };
  ensure(await turnSeating(db, of, by, { rotationWeeks, groupSetId }), 'conflict', 'changed');
  const today = dashed(todayOf(here));
  const now = await planNow(db, of);
  const changed = { room, madeBy, changedBy: actor.accountId, changedAt: here.now };
  if (now && isDeepStrictEqual([now.room, await sorted(db, schoolId, now.id)], [room, inOrder(seats)]))
    return { revision: revision + 1, planId: now.id };
  if (now?.fromOn === today) await updatePlan(db, schoolId, now.id, changed);
  else if (now) await endPlan(db, schoolId, now.id, today);
  const planId = now?.fromOn === today ? now.id : newId();
  if (planId !== now?.id) await insertPlan(db, { ...of, id: planId, fromOn: today, ...changed });
  await replaceSeats(db, schoolId, planId, seats);
  return { revision: revision + 1, planId };
}

const sorted = async (db: Db, schoolId: string, planId: string): Promise<Seat[]> =>
  inOrder((await seatsOf(db, schoolId, [planId])).get(planId) ?? []);

const inOrder = (seats: readonly Seat[]): Seat[] =>
  seats
    .map(({ studentId, row, column }) => ({ studentId, row, column }))
    .sort((a, b) => a.row - b.row || a.column - b.column);

/** Everybody has one open place of the room, and no place has two. */
function fits(room: Room, seats: readonly Seat[]): boolean {
  const open = new Set(openPlaces(room).map(placeKey));
  return (
    seats.every((seat) => open.has(placeKey(seat))) &&
    new Set(seats.map(placeKey)).size === seats.length &&
    new Set(seats.map(({ studentId }) => studentId)).size === seats.length
  );
}

import {
  type myClassesApi,
  nextRotationOn,
  noWishes,
  type SeatingPlan,
  usualRoom,
} from '@zhibi/contract/people/my-classes';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { digits, type Here } from './days.js';
import { showGroupSets } from './list-groups.js';
import { areOfClass, classmate, headOf, openClass } from './open-class.js';
import { teacherNames } from './store.js';
import { findSeating, needsOf, type PlanRow, planNow, plansOf, seatsOf } from './store-seats.js';

const PAGE = 10;

/** Where everybody sits now and what seating looks at. Whoever has left the class has left the seat. */
export async function showSeating(
  db: Db,
  actor: Actor,
  classId: string,
  here: Here,
): Promise<z.input<typeof myClassesApi.seating.output>> {
  const { schoolId } = actor;
  const open = await openClass(db, actor, classId);
  const of = { schoolId, classId };
  const seating = await findSeating(db, of);
  const row = await planNow(db, of);
  const [plan] = await showPlans(db, schoolId, row ? [row] : []);
  const { needs, pairs } = await needsOf(db, of);
  const sets = await showGroupSets(db, schoolId, open, here);
  const isHere = (...ids: string[]) => areOfClass(open, ids);
  return {
    head: headOf(actor, open),
    students: open.students.map(classmate),
    revision: seating?.revision ?? 0,
    plan: plan ? { ...plan, seats: plan.seats.filter(({ studentId }) => isHere(studentId)) } : null,
    room: plan?.room ?? usualRoom(open.students.length),
    rotationWeeks: seating?.rotationWeeks ?? null,
    rotatesOn: plan ? nextRotationOn(plan.from, seating?.rotationWeeks ?? null) : null,
    groupSetId: sets.some(({ setId }) => setId === seating?.groupSetId) ? (seating?.groupSetId ?? null) : null,
    sets,
    wishes: { ...noWishes, ...seating?.wishes },
    needs: needs.filter(({ studentId }) => isHere(studentId)),
    pairs: pairs.filter(({ oneId, otherId }) => isHere(oneId, otherId)),
  };
}

/** The plans that a class has had, the newest first, with everybody who sat in them. */
export async function seatingHistory(
  db: Db,
  actor: Actor,
  { classId, cursor }: { classId: string; cursor?: string | undefined },
): Promise<{ items: SeatingPlan[]; next: string | null }> {
  await openClass(db, actor, classId);
  const rows = await plansOf(db, { schoolId: actor.schoolId, classId }, PAGE + 1, idOfCursor(cursor));
  const { items, next } = pageAfter(rows, PAGE, (row) => row.id);
  return { items: await showPlans(db, actor.schoolId, items), next };
}

async function showPlans(db: Db, schoolId: string, rows: readonly PlanRow[]): Promise<SeatingPlan[]> {
  const seats = await seatsOf(
    db,
    schoolId,
    rows.map((row) => row.id),
  );
  const names = await teacherNames(
    db,
    schoolId,
    rows.map((row) => row.changedBy),
  );
  return rows.map((row) => ({
    planId: row.id,
    from: digits(row.fromOn),
    to: row.toOn === null ? null : digits(row.toOn),
    room: row.room,
    seats: seats.get(row.id) ?? [],
    madeBy: row.madeBy,
    changedBy: names.get(row.changedBy) ?? '',
  }));
}

import type { SkipReason } from '@zhibi/contract/homework/holiday';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import type { Here } from '../for-teacher.js';
import { scheduleOwnEnds } from '../handing-in/close-homework.js';
import { announceProgress } from '../handing-in/progress.js';
import { giveMoreTime } from '../handing-in/store-more-time.js';
import { recordChange } from '../history.js';
import { dayOf } from '../load/rules.js';
import { lockHomework } from '../store.js';
import { handInAt } from './hand-in-at.js';
import { limitOfClass } from './read-holiday.js';
import { type OwnWeek, readPlans } from './read-plan.js';
import { daysFrom, dayWithRoom } from './rules.js';
import { openMinutes, type StudentTask, weekOf } from './rules-plan.js';
import { findHoliday, lockHoliday } from './store.js';
import { dropDone, dropSkip, findSkip, putDone, putSkip } from './store-marks.js';

interface OfDay {
  holidayId: string;
  day: string;
}

/** Ticks a task off, or not. */
export async function tickTask(
  db: Db,
  actor: Actor,
  { holidayId, day, subjectId, done }: OfDay & { subjectId: number; done: boolean },
  now: Date,
): Promise<void> {
  const { plans, studentId } = await ownPlan(db, actor, holidayId);
  found(plans.tasksOf(studentId).find((task) => task.day === day && task.subjectId === subjectId));
  const key = { schoolId: actor.schoolId, holidayId, studentId, subjectId, day };
  if (done) await putDone(db, { ...key, doneAt: now });
  else await dropDone(db, key);
}

/** A student cannot write on a day: it moves to the next day with room; where that is behind the end of its week, the week ends later for this student. */
export async function skipDay(
  db: Db,
  actor: Actor,
  { holidayId, day, reason }: OfDay & { reason: SkipReason },
  { now, timeZone }: Here,
): Promise<{ movedTo: string | null }> {
  const { plans, studentId } = await ownPlan(db, actor, holidayId);
  const { schoolId } = actor;
  const { row } = plans;
  const weeks = plans.weeksOf(studentId);
  const own = plans.tasksOf(studentId).filter((task) => task.day === day && task.state === 'open');
  ensure(own.length > 0, 'not-found');
  const isOver = (task: StudentTask) => weekOf(weeks, task)?.isCollected ?? true;
  ensure(!own.some(isOver), 'conflict', 'week-over');
  const known = await findSkip(db, { schoolId, holidayId, studentId, day });
  ensure(known?.excusedBy == null, 'conflict', 'week-over');
  // Where it lay until now is empty again: it is dealt anew.
  const others = plans.tasksOf(studentId).map((task) => (task.day === day ? { ...task, on: day } : task));
  const movedTo = dayWithRoom(day, {
    days: daysFrom(row.fromOn, row.toOn),
    today: dayOf(now, timeZone),
    minutes: openMinutes(others),
    limit: await limitOfClass(db, schoolId, row.classId),
  });
  await putSkip(db, { schoolId, holidayId, studentId, day, reason, movedTo, notedAt: now });
  if (movedTo !== null) {
    const endAt = handInAt(movedTo, timeZone);
    for (const week of own.flatMap((task) => weekOf(weeks, task) ?? []))
      await endLater(db, week, { studentId, endAt, now });
  }
  return { movedTo };
}

/** Writes on the day after all. More time that was given for it stays. */
export async function unskipDay(db: Db, actor: Actor, { holidayId, day }: OfDay): Promise<void> {
  const { studentId } = await ownPlan(db, actor, holidayId);
  const of = { schoolId: actor.schoolId, holidayId, studentId, day };
  const known = found(await findSkip(db, of));
  ensure(known.excusedBy === null, 'conflict', 'week-over');
  await dropSkip(db, of);
}

/** The booklet of a student, held: two phones of one student come one after the other. */
async function ownPlan(db: Db, actor: Actor, holidayId: string) {
  const { schoolId, studentId } = actor;
  ensure(studentId !== null && schoolId !== '', 'not-found');
  found(await findHoliday(db, { schoolId, holidayId }));
  const row = await lockHoliday(db, { schoolId, holidayId });
  ensure(row.state === 'ready', 'not-found');
  const plans = await readPlans(db, row, studentId);
  ensure(plans.studentIds.includes(studentId), 'not-found');
  return { plans, studentId };
}

async function endLater(
  db: Db,
  { homework, copy }: OwnWeek,
  { studentId, endAt, now }: { studentId: string; endAt: Date; now: Date },
): Promise<void> {
  const { schoolId, id: homeworkId } = homework;
  const standing = copy.endAt !== null && copy.endAt > homework.endAt ? copy.endAt : homework.endAt;
  if (endAt <= standing) return;
  const held = await lockHomework(db, schoolId, homeworkId, 'update');
  ensure(held.releasedAt === null, 'conflict', 'week-over');
  await giveMoreTime(db, { schoolId, homeworkId }, { studentIds: [studentId], endAt });
  if (held.closedAt !== null) await scheduleOwnEnds(db, held, now);
  await recordChange(db, held, { kind: 'moved', studentIds: [studentId], endAt, by: null, at: now });
  await announceProgress(db, held);
}

import type { HolidayPlan, PlanDay } from '@zhibi/contract/homework/holiday';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { subjectsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import type { Here } from '../for-teacher.js';
import { dayOf } from '../load/rules.js';
import { opensAt } from '../rules.js';
import { limitOfClass } from './read-holiday.js';
import { type Plans, readPlans } from './read-plan.js';
import { daysFrom, progressOn, weeksOf } from './rules.js';
import { openMinutes, weekOf } from './rules-plan.js';
import { holidaysOfStudent } from './store-copies.js';

const SHOWN = 4;

/** A student's own booklets, day by day. */
export async function showPlans(db: Db, actor: Actor, here: Here): Promise<{ items: HolidayPlan[] }> {
  const { schoolId, studentId } = actor;
  ensure(studentId !== null, 'not-found');
  const rows = await holidaysOfStudent(db, { schoolId, studentId }, SHOWN);
  const items: HolidayPlan[] = [];
  for (const row of rows) items.push(await planOf(db, await readPlans(db, row, studentId), studentId, here));
  return { items };
}

async function planOf(db: Db, plans: Plans, studentId: string, { now, timeZone }: Here): Promise<HolidayPlan> {
  const { row } = plans;
  const { schoolId, id, title, classId, fromOn, toOn } = row;
  const [subjects, limit] = await Promise.all([subjectsById(db), limitOfClass(db, schoolId, classId)]);
  const nameOf = (subjectId: number) => subjects.get(subjectId)?.name ?? '';
  const today = dayOf(now, timeZone);
  const tasks = plans.tasksOf(studentId);
  const weeks = plans.weeksOf(studentId);
  const { done, total } = progressOn(tasks, today);
  const minutes = openMinutes(tasks);
  const { skips } = plans.marksOf(studentId);
  const days = daysFrom(fromOn, toOn).map((day): PlanDay => {
    const skip = skips.find((one) => one.day === day);
    return {
      day,
      minutes: minutes.get(day) ?? 0,
      tasks: tasks
        .filter(({ on }) => on === day)
        .map(({ on: _, ...task }) => ({ ...task, subjectName: nameOf(task.subjectId) })),
      skip: skip ? { reason: skip.reason, movedTo: skip.movedTo, excused: skip.excusedBy !== null } : null,
      canSkip: tasks.some(
        (task) => task.day === day && task.state === 'open' && weekOf(weeks, task)?.isCollected === false,
      ),
    };
  });
  const numbers = new Map(weeksOf(fromOn, toOn).map(({ no, from }) => [from, no]));
  return {
    holidayId: id,
    title,
    from: fromOn,
    to: toOn,
    today,
    limit,
    done,
    total,
    days,
    weeks: weeks.map(({ subjectId, fromOn: from, toOn: to, homework, copy }) => ({
      subjectId,
      subjectName: nameOf(subjectId),
      no: numbers.get(from) ?? 0,
      from,
      to,
      homeworkId: homework.id,
      isOpen: opensAt(homework) <= now,
      endAt: toStamp(copy.endAt !== null && copy.endAt > homework.endAt ? copy.endAt : homework.endAt, timeZone),
      // That a week is marked is the teacher's to know until it comes back.
      status: copy.status === 'marked' ? 'handed-in' : copy.status,
    })),
  };
}

import type { HolidayStudent } from '@zhibi/contract/homework/holiday';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import type { Here } from '../for-teacher.js';
import { remindStudents } from '../handing-in/remind-students.js';
import { setExcuse } from '../handing-in/store-more-time.js';
import { dayOf } from '../load/rules.js';
import { statusOf } from '../rules.js';
import { lockHomework } from '../store.js';
import { mayFill, ownSubjects } from './policy.js';
import { holidayForTeacher, lockedForTeacher } from './read-holiday.js';
import { type Plans, readPlans } from './read-plan.js';
import { progressOn, weeksOf } from './rules.js';
import { weekOf } from './rules-plan.js';
import { weeksOfHolidays } from './store.js';
import { dropOff, findSkip, putOff, setExcused } from './store-marks.js';

/** Where each student of the class is. */
export async function showStudents(
  db: Db,
  actor: Actor,
  holidayId: string,
  { now, timeZone }: Here,
): Promise<{ today: string; items: HolidayStudent[] }> {
  const row = await holidayForTeacher(db, actor, holidayId);
  const plans = await readPlans(db, row);
  const members = await studentsOf(db, actor.schoolId, [row.classId]);
  const today = dayOf(now, timeZone);
  const numbers = new Map(weeksOf(row.fromOn, row.toOn).map(({ no, from }) => [from, no]));
  const items = members
    .filter(({ studentId }) => plans.studentIds.includes(studentId))
    .map(({ studentId, name, studentNo }) => {
      const tasks = plans.tasksOf(studentId);
      const { due, dueDone, behind, total, lastDay } = progressOn(tasks, today);
      const weeks = plans.weeksOf(studentId);
      const reminded = weeks.flatMap(({ copy }) => copy.remindedAt ?? []).sort((a, b) => a.getTime() - b.getTime());
      const lastReminded = reminded.at(-1);
      return {
        studentId,
        name,
        studentNo,
        due,
        done: dueDone,
        behind,
        total,
        lastDay,
        weeks: weeks.map(({ subjectId, fromOn, copy }) => ({
          subjectId,
          no: numbers.get(fromOn) ?? 0,
          status: copy.status,
        })),
        skips: plans.marksOf(studentId).skips.map(({ day, reason, movedTo, excusedBy }) => ({
          day,
          reason,
          movedTo,
          excused: excusedBy !== null,
          canExcuse: mayExcuse(actor, plans, studentId, day),
        })),
        remindedAt: lastReminded === undefined ? null : toStamp(lastReminded, timeZone),
      };
    });
  return { today, items };
}

/** A day is let go by who teaches all that it asks of the student, or a part of it, until its weeks are collected. */
function mayExcuse(actor: Actor, plans: Plans, studentId: string, day: string): boolean {
  const own = plans.tasksOf(studentId).filter((task) => task.day === day);
  const weeks = plans.weeksOf(studentId);
  const isOver = own.some((task) => weekOf(weeks, task)?.isCollected ?? true);
  return !isOver && own.some(({ subjectId }) => mayFill(actor, plans.row, subjectId));
}

/** Lets a student off a skipped day, or not. Whose week has nothing else left need not hand it in. */
export async function excuseDay(
  db: Db,
  actor: Actor,
  { holidayId, studentId, day, excused }: { holidayId: string; studentId: string; day: string; excused: boolean },
): Promise<void> {
  const row = await lockedForTeacher(db, actor, holidayId);
  const { schoolId } = actor;
  const of = { schoolId, holidayId, studentId, day };
  const skip = found(await findSkip(db, of));
  ensure(mayExcuse(actor, await readPlans(db, row, studentId), studentId, day), 'conflict', 'week-over');
  await setExcused(db, of, excused ? actor.accountId : null);
  const plans = await readPlans(db, row, studentId);
  const tasks = plans.tasksOf(studentId);
  for (const week of plans.weeksOf(studentId).filter(({ fromOn, toOn }) => day >= fromOn && day <= toOn)) {
    const ofWeek = tasks.filter((task) => weekOf([week], task) !== undefined);
    const isFree = ofWeek.every(({ state }) => state === 'excused' || state === 'off');
    const excuse = isFree ? ({ sick: 'sick', travel: 'leave', other: 'other' } as const)[skip.reason] : null;
    await setExcuse(db, { schoolId, homeworkId: week.homework.id }, { studentIds: [studentId], excuse });
  }
}

/** Nobody has to write a printed day of a subject any more, or has to after all. */
export async function takeOffDay(
  db: Db,
  actor: Actor,
  { holidayId, subjectId, day, off }: { holidayId: string; subjectId: number; day: string; off: boolean },
  now: Date,
): Promise<void> {
  const row = await lockedForTeacher(db, actor, holidayId);
  ensure(mayFill(actor, row, subjectId), 'not-found');
  const { schoolId } = actor;
  const week = found(weekOf(await weeksOfHolidays(db, schoolId, [holidayId]), { subjectId, day }));
  const homework = await lockHomework(db, schoolId, found(week.homeworkId ?? undefined), 'update');
  ensure(statusOf(homework, now) !== 'closed', 'conflict', 'week-over');
  const of = { schoolId, holidayId, subjectId, day };
  if (off) await putOff(db, { ...of, takenBy: actor.accountId, takenAt: now });
  else await dropOff(db, of);
}

/** Reminds students who are behind of the open weeks of the teacher's subjects; today's own tasks remind nobody. Answers how many were told of at least one. */
export async function remindOfHoliday(
  db: Db,
  actor: Actor,
  { holidayId, studentIds }: { holidayId: string; studentIds: readonly string[] },
  services: Pick<Services, 'clock' | 'settings'>,
): Promise<{ reminded: number }> {
  const row = await holidayForTeacher(db, actor, holidayId);
  const plans = await readPlans(db, row);
  ensure(
    studentIds.every((id) => plans.studentIds.includes(id)),
    'not-found',
  );
  const subjects = ownSubjects(actor, row);
  const now = services.clock.now();
  const today = dayOf(now, services.settings.TZ_NAME);
  const behind = [...new Set(studentIds)].filter((id) => progressOn(plans.tasksOf(id), today).behind > 0);
  const byHomework = new Map<string, string[]>();
  for (const studentId of behind)
    for (const { homework, subjectId, isHandedIn } of plans.weeksOf(studentId))
      if (!isHandedIn && subjects.includes(subjectId) && statusOf(homework, now) === 'open')
        byHomework.set(homework.id, [...(byHomework.get(homework.id) ?? []), studentId]);
  let most = 0;
  for (const [homeworkId, ids] of [...byHomework].sort(([a], [b]) => a.localeCompare(b))) {
    const { reminded } = await remindStudents(db, actor, { homeworkId, studentIds: ids }, services);
    most = Math.max(most, reminded);
  }
  return { reminded: most };
}

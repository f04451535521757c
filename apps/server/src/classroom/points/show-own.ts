import type { OwnPoints } from '@zhibi/contract/classroom/points';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { growthOfClass } from '../../analysis/index.js';
import { studentsOf, subjectsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { giftsOfStudent } from './store.js';
import { remarksOfStudent } from './store-remarks.js';

const SHOWN = 100;

/** What a student and the parents read: own points, own growth, released remarks. Never anybody else's. */
export async function showOwn(
  db: Db,
  actor: Actor,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<OwnPoints> {
  const { schoolId, studentId } = actor;
  ensure(actor.role === 'STUDENT' && studentId !== null, 'not-found');
  const gifts = (await giftsOfStudent(db, schoolId, studentId)).filter(({ undoneAt }) => undoneAt === null);
  const remarks = (await remarksOfStudent(db, schoolId, studentId)).filter(({ state }) => state === 'released');
  const subjects = await subjectsById(db);
  const classmates = (await studentsOf(db, schoolId, [...actor.memberOf])).map((one) => one.studentId);
  const growth = await growthOfClass(db, { schoolId, studentIds: classmates, subjectIds: [...subjects.keys()] }, now);
  return {
    total: gifts.reduce((sum, { points }) => sum + points, 0),
    gifts: gifts.slice(0, SHOWN).map(({ id, givenAt, teacherName, points, reason }) => ({
      giftId: id,
      givenAt: toStamp(givenAt, timeZone),
      teacherName,
      points,
      reason,
    })),
    remarks: remarks.map(({ id, month, teacherName, text }) => ({ remarkId: id, month, teacherName, text })),
    growth: growth.flatMap((one) => {
      const own = one.byStudent.get(studentId);
      const subjectName = subjects.get(one.subjectId)?.name ?? '';
      return own === undefined ? [] : [{ subjectName, before: one.before, after: one.after, growth: own }];
    }),
  };
}

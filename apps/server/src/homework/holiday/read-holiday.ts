import { limitOf } from '@zhibi/contract/homework';
import type { Actor } from '@zhibi/contract/session';
import { classesOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { limitsOfSchool } from '../load/limits-of-school.js';
import { isInSchool } from '../policy.js';
import { maySeeHoliday } from './policy.js';
import { findHoliday, type HolidayRow, lockHoliday } from './store.js';

/** The booklet, if it is there for this teacher; that of another class looks like none. */
export async function holidayForTeacher(db: Db, actor: Actor, holidayId: string): Promise<HolidayRow> {
  ensure(isInSchool(actor), 'not-found');
  const row = found(await findHoliday(db, { schoolId: actor.schoolId, holidayId }));
  ensure(maySeeHoliday(actor, row), 'not-found');
  return row;
}

/** The same, held: whoever else changes it waits. */
export async function lockedForTeacher(db: Db, actor: Actor, holidayId: string): Promise<HolidayRow> {
  await holidayForTeacher(db, actor, holidayId);
  return lockHoliday(db, { schoolId: actor.schoolId, holidayId });
}

/** Minutes that a day of the class may hold; null: no limit. */
export async function limitOfClass(db: Db, schoolId: string, classId: string): Promise<number | null> {
  const [[room], limits] = await Promise.all([classesOf(db, schoolId, [classId]), limitsOfSchool(db, schoolId)]);
  return limitOf(found(room).gid, limits);
}

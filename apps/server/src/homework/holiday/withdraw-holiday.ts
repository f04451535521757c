import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { takeBack } from '../giving/withdraw-homework.js';
import { mayRunHoliday } from './policy.js';
import { lockedForTeacher } from './read-holiday.js';
import { partsOf, updateHoliday, weeksOfHolidays } from './store.js';

/** Takes a booklet back with all its weeks, while nobody has written in any of them. */
export async function withdrawHoliday(db: Db, actor: Actor, holidayId: string, now: Date): Promise<void> {
  const row = await lockedForTeacher(db, actor, holidayId);
  const { schoolId } = actor;
  const parts = await partsOf(db, schoolId, [holidayId]);
  ensure(
    mayRunHoliday(
      actor,
      row,
      parts.map(({ givenBy }) => givenBy),
    ),
  );
  ensure(row.state !== 'making', 'conflict', 'still-made');
  const weeks = await weeksOfHolidays(db, schoolId, [holidayId]);
  const ids = weeks.flatMap(({ homeworkId }) => homeworkId ?? []);
  // Always in the same order: who takes back at once waits, never in a ring.
  for (const homeworkId of ids.sort()) await takeBack(db, actor, homeworkId, now);
  await updateHoliday(db, { schoolId, holidayId }, { state: 'withdrawn' });
}

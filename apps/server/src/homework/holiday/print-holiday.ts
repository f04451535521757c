import type { Actor } from '@zhibi/contract/session';
import { studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { startJob } from '../../platform/jobs/index.js';
import { ensure } from '../../platform/problem.js';
import type { Here } from '../for-teacher.js';
import { dayOf } from '../load/rules.js';
import { handInAt } from './hand-in-at.js';
import { mayRunHoliday } from './policy.js';
import { lockedForTeacher } from './read-holiday.js';
import { weeksOf } from './rules.js';
import { insertWeeks, itemsOf, partsOf, updateHoliday } from './store.js';

export const MAKE_HOLIDAY = 'make-holiday';

/** Closes the booklet and starts the work that prints it, once. What failed half way goes on where it stopped. */
export async function printHoliday(
  db: Db,
  actor: Actor,
  { holidayId, dots }: { holidayId: string; dots: boolean },
  { now, timeZone }: Here,
): Promise<{ jobId: string }> {
  const row = await lockedForTeacher(db, actor, holidayId);
  const { schoolId } = actor;
  const of = { schoolId, holidayId };
  const parts = await partsOf(db, schoolId, [holidayId]);
  ensure(
    mayRunHoliday(
      actor,
      row,
      parts.map(({ givenBy }) => givenBy),
    ),
  );
  // Two who print it at once print it once.
  if (row.state === 'making' && row.jobId !== null) return { jobId: row.jobId };
  ensure(row.state === 'open' || row.state === 'failed', 'conflict', 'printed');
  const items = await itemsOf(db, schoolId, [holidayId]);
  ensure(items.length > 0, 'conflict', 'nothing-in-it');
  const today = dayOf(now, timeZone);
  const isToCome = items.every(({ day }) => day >= today && handInAt(day, timeZone) > now);
  ensure(row.state === 'failed' || isToCome, 'conflict', 'days-gone');
  ensure((await studentsOf(db, schoolId, [row.classId])).length > 0, 'conflict', 'class-empty');
  const weeks = weeksOf(row.fromOn, row.toOn).flatMap(({ from, to }) =>
    parts
      .filter(({ subjectId }) => items.some((one) => one.subjectId === subjectId && one.day >= from && one.day <= to))
      .map(({ subjectId }) => ({
        ...of,
        subjectId,
        fromOn: from,
        toOn: to,
        paperId: null,
        homeworkId: null,
        pages: 0,
      })),
  );
  await insertWeeks(db, weeks);
  const jobId = await startJob(db, actor, MAKE_HOLIDAY, { holidayId });
  await updateHoliday(db, of, { state: 'making', jobId, dots });
  return { jobId };
}

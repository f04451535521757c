import type { Db } from '../../platform/db.js';
import type { Homework } from '../store.js';
import { itemsOf, weekOfHomework } from './store.js';
import { marksOf } from './store-marks.js';

/** Items of a homework that nobody asks of a student any more: left blank they are not scored. */
export type LeftOut = (studentId: string) => ReadonlySet<string>;

const DAILY = 1;
const nothing: ReadonlySet<string> = new Set();

/** The days of a holiday that were taken off for everybody, or that a student was let off; nothing of any other homework, and no query for daily ones. */
export async function leftOutOf(db: Db, { schoolId, id: homeworkId, workCategory }: Homework): Promise<LeftOut> {
  if (workCategory === DAILY) return () => nothing;
  const week = await weekOfHomework(db, schoolId, homeworkId);
  if (week === undefined) return () => nothing;
  const { holidayId, subjectId } = week;
  const [items, { off, skips }] = await Promise.all([
    itemsOf(db, schoolId, [holidayId]),
    marksOf(db, schoolId, { holidayIds: [holidayId] }),
  ]);
  const own = items.filter((item) => item.subjectId === subjectId);
  const offDays = new Set(off.filter((one) => one.subjectId === subjectId).map(({ day }) => day));
  return (studentId) => {
    const free = new Set(
      skips.filter((one) => one.studentId === studentId && one.excusedBy !== null).map(({ day }) => day),
    );
    return new Set(
      own.flatMap(({ day, itemId }) => (itemId !== null && (offDays.has(day) || free.has(day)) ? [itemId] : [])),
    );
  };
}

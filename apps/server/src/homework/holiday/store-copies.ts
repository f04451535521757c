import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { submission } from '../tables.js';
import type { HolidayRow } from './store.js';
import { holiday, holidayWeek } from './tables.js';

export type CopyRow = typeof submission.$inferSelect;

/** The copies of the weeks of booklets; of one student or of all. One query. */
export const copiesOfWeeks = (
  db: Db,
  schoolId: string,
  { homeworkIds, studentId }: { homeworkIds: readonly string[]; studentId?: string },
): Promise<CopyRow[]> =>
  db
    .select()
    .from(submission)
    .where(
      and(
        eq(submission.schoolId, schoolId),
        inArray(submission.homeworkId, [...homeworkIds]),
        studentId === undefined ? undefined : eq(submission.studentId, studentId),
      ),
    );

/** The printed booklets of which a student has a copy, newest first. */
export async function holidaysOfStudent(
  db: Db,
  { schoolId, studentId }: { schoolId: string; studentId: string },
  limit: number,
): Promise<HolidayRow[]> {
  const own = db
    .select({ id: holidayWeek.holidayId })
    .from(holidayWeek)
    .innerJoin(
      submission,
      and(eq(submission.schoolId, holidayWeek.schoolId), eq(submission.homeworkId, holidayWeek.homeworkId)),
    )
    .where(and(eq(holidayWeek.schoolId, schoolId), eq(submission.studentId, studentId)));
  return db
    .select()
    .from(holiday)
    .where(and(eq(holiday.schoolId, schoolId), eq(holiday.state, 'ready'), inArray(holiday.id, own)))
    .orderBy(desc(holiday.id))
    .limit(limit);
}

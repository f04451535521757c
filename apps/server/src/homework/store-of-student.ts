import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { holidayDone, holidaySkip } from './holiday/tables.js';
import { homework, homeworkChange } from './tables.js';

/** What was changed of homework for this student alone, the oldest first. */
export const changesOfStudent = (db: Db, schoolId: string, studentId: string) =>
  db
    .select({
      homework: homework.title,
      kind: homeworkChange.kind,
      reason: homeworkChange.reason,
      note: homeworkChange.note,
      changedAt: homeworkChange.changedAt,
    })
    .from(homeworkChange)
    .innerJoin(
      homework,
      and(eq(homework.schoolId, homeworkChange.schoolId), eq(homework.id, homeworkChange.homeworkId)),
    )
    .where(and(eq(homeworkChange.schoolId, schoolId), eq(homeworkChange.studentId, studentId)))
    .orderBy(asc(homeworkChange.id));

/** The days of holidays that a student has done, and those that were left out. */
export async function holidayDaysOf(db: Db, schoolId: string, studentId: string) {
  const [done, skipped] = await Promise.all([
    db
      .select({ day: holidayDone.day })
      .from(holidayDone)
      .where(and(eq(holidayDone.schoolId, schoolId), eq(holidayDone.studentId, studentId))),
    db
      .select({ day: holidaySkip.day, reason: holidaySkip.reason, movedTo: holidaySkip.movedTo })
      .from(holidaySkip)
      .where(and(eq(holidaySkip.schoolId, schoolId), eq(holidaySkip.studentId, studentId))),
  ]);
  return { done, skipped };
}

import { and, asc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { isCopyOfIt, isNow, whenCopyEnds } from '../store.js';
import { homework, submission } from '../tables.js';

const ofClass = (schoolId: string, classId: string) =>
  and(eq(submission.schoolId, schoolId), eq(submission.classId, classId));

/** The copies of a class that were due between two moments: all of them, for counting, with those that are not in. */
export const dueCopies = (
  db: Db,
  { schoolId, classId }: { schoolId: string; classId: string },
  { from, to, now }: { from: Date; to: Date; now: Date },
) =>
  db
    .select({ homework, submission })
    .from(submission)
    .innerJoin(homework, isCopyOfIt)
    .where(
      and(
        ofClass(schoolId, classId),
        or(isNow('open', now), isNow('closed', now)),
        isNull(homework.releasedAt),
        gte(whenCopyEnds, from),
        lt(whenCopyEnds, to),
      ),
    )
    .orderBy(asc(whenCopyEnds), asc(homework.id));

/** Notes that students are reminded now: those whose copy is missing, who are not excused and were not reminded since a moment. Answers whom. */
export async function noteReminded(
  db: Db,
  { schoolId, homeworkId }: { schoolId: string; homeworkId: string },
  { studentIds, since, at }: { studentIds: readonly string[]; since: Date; at: Date },
): Promise<string[]> {
  const rows = await db
    .update(submission)
    .set({ remindedAt: at })
    .where(
      and(
        eq(submission.schoolId, schoolId),
        eq(submission.homeworkId, homeworkId),
        inArray(submission.studentId, [...studentIds]),
        inArray(submission.status, ['assigned', 'writing', 'absent']),
        isNull(submission.excuse),
        or(isNull(submission.remindedAt), sql`${submission.remindedAt} <= ${since.toISOString()}::timestamptz`),
      ),
    )
    .returning({ studentId: submission.studentId });
  return rows.map(({ studentId }) => studentId);
}

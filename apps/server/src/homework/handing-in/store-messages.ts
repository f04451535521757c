import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { submission } from '../tables.js';

interface OfCopy {
  schoolId: string;
  homeworkId: string;
  studentId: string;
}

const isCopy = ({ schoolId, homeworkId, studentId }: OfCopy) =>
  and(eq(submission.schoolId, schoolId), eq(submission.homeworkId, homeworkId), eq(submission.studentId, studentId));

/** Notes that a message about a missing copy goes out now; false where it is in, excused, or its student got one about any copy since a moment. */
export async function claimMessage(db: Db, of: OfCopy, { since, at }: { since: Date; at: Date }): Promise<boolean> {
  const { schoolId, studentId } = of;
  // Two subjects remind in the same moment: the second waits here and sees the first.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`message ${schoolId} ${studentId}`}, 0))`);
  const isOfStudent = and(eq(submission.schoolId, schoolId), eq(submission.studentId, studentId));
  const before = await db
    .select({ at: submission.messagedAt })
    .from(submission)
    .where(and(isOfStudent, gt(submission.messagedAt, since)))
    .limit(1);
  if (before.length > 0) return false;
  const isMissing = and(inArray(submission.status, ['assigned', 'writing', 'absent']), isNull(submission.excuse));
  const rows = await db
    .update(submission)
    .set({ messagedAt: at })
    .where(and(isCopy(of), isMissing))
    .returning({ studentId: submission.studentId });
  return rows.length > 0;
}

/** It did not go out. */
export async function unclaimMessage(db: Db, of: OfCopy, at: Date): Promise<void> {
  await db
    .update(submission)
    .set({ messagedAt: null })
    .where(and(isCopy(of), eq(submission.messagedAt, at)));
}

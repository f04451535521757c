import type { Excuse } from '@zhibi/contract/homework';
import { and, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { submission } from '../tables.js';
import { hasTime, ofHomework, type SubmissionKey } from './store-submissions.js';

/** The next end of somebody's own after a moment; null where nobody is left. */
export async function nextOwnEnd(db: Db, schoolId: string, homeworkId: string, at: Date): Promise<Date | null> {
  const [row] = await db
    .select({ endAt: submission.endAt })
    .from(submission)
    .where(and(ofHomework(schoolId, homeworkId), inArray(submission.status, ['assigned', 'writing']), hasTime(at)))
    .orderBy(submission.endAt)
    .limit(1);
  return row?.endAt ?? null;
}

/** Gives copies more time; what was collected unwritten may be written again. Null: the end of everybody. */
export async function giveMoreTime(
  db: Db,
  { schoolId, homeworkId }: Pick<SubmissionKey, 'schoolId' | 'homeworkId'>,
  { studentIds, endAt }: { studentIds: readonly string[] | null; endAt: Date | null },
): Promise<void> {
  await db
    .update(submission)
    .set({
      ...(endAt === null ? {} : { endAt }),
      status: sql`case when ${submission.status} = 'absent' then 'assigned' else ${submission.status} end`,
    })
    .where(
      and(
        ofHomework(schoolId, homeworkId),
        studentIds === null ? undefined : inArray(submission.studentId, [...studentIds]),
      ),
    );
}

export const setExcuse = async (
  db: Db,
  { schoolId, homeworkId }: Pick<SubmissionKey, 'schoolId' | 'homeworkId'>,
  { studentIds, excuse }: { studentIds: readonly string[]; excuse: Excuse | null },
): Promise<void> =>
  void (await db
    .update(submission)
    .set({ excuse })
    .where(and(ofHomework(schoolId, homeworkId), inArray(submission.studentId, [...studentIds]))));

import type { SubmissionStatus } from '@zhibi/contract/homework';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { isCopyOfIt } from '../store.js';
import { homework, submission } from '../tables.js';

/** How far the one copy of a personal homework is. */
export interface PersonalCopy {
  homeworkId: string;
  printRunId: string;
  status: SubmissionStatus;
  closed: boolean;
}

/** The copies of personal homework that stands. One query. */
export async function personalCopies(
  db: Db,
  schoolId: string,
  homeworkIds: readonly string[],
): Promise<Map<string, PersonalCopy>> {
  if (homeworkIds.length === 0) return new Map();
  const rows = await db
    .select({
      homeworkId: homework.id,
      printRunId: homework.printRunId,
      status: submission.status,
      closedAt: homework.closedAt,
    })
    .from(homework)
    .innerJoin(submission, isCopyOfIt)
    .where(
      and(
        eq(homework.schoolId, schoolId),
        inArray(homework.id, [...homeworkIds]),
        eq(homework.personal, true),
        isNull(homework.withdrawnAt),
      ),
    );
  return new Map(rows.map(({ closedAt, ...row }) => [row.homeworkId, { ...row, closed: closedAt !== null }]));
}

import type { WrongState } from '@zhibi/contract/analysis';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { inArray } from '../platform/sql-lists.js';
import { wrongQuestion } from './tables.js';

/** Question id → its place in the student's own book; of a question that went wrong more than once the latest. */
export async function wrongByQuestion(
  db: Db,
  { schoolId, studentId }: { schoolId: string; studentId: string },
  questionIds: readonly string[],
): Promise<Map<string, WrongState>> {
  if (questionIds.length === 0) return new Map();
  const rows = await db
    .select({ questionId: wrongQuestion.questionId, state: wrongQuestion.state })
    .from(wrongQuestion)
    .where(
      and(
        eq(wrongQuestion.schoolId, schoolId),
        eq(wrongQuestion.studentId, studentId),
        inArray(wrongQuestion.questionId, [...questionIds]),
      ),
    )
    .orderBy(asc(wrongQuestion.id));
  return new Map(rows.map(({ questionId, state }) => [questionId, state]));
}

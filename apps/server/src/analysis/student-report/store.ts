import type { WrongCause, WrongState } from '@zhibi/contract/analysis';
import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { wrongQuestion } from '../tables.js';

/** How many wrong questions a student collected between two instants, by subject, cause and state. One query. */
export const wrongByCause = (
  db: Db,
  of: { schoolId: string; studentId: string; from: Date; to: Date },
): Promise<{ subjectId: number; cause: WrongCause | null; state: WrongState; count: number }[]> => {
  const { subjectId, cause, state } = wrongQuestion;
  return db
    .select({ subjectId, cause, state, count: sql<number>`count(*)::int` })
    .from(wrongQuestion)
    .where(
      and(
        eq(wrongQuestion.schoolId, of.schoolId),
        eq(wrongQuestion.studentId, of.studentId),
        gte(wrongQuestion.addedAt, of.from),
        lte(wrongQuestion.addedAt, of.to),
      ),
    )
    .groupBy(subjectId, cause, state)
    .orderBy(subjectId, cause, state);
};

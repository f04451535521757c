import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { answer } from './tables.js';

export interface ScoredAnswer {
  itemId: string;
  homeworkId: string;
  score: number;
  reading: string | null;
  /** What the same student got for the other items of the same homework; null while some of them wait. */
  restScore: number | null;
}

/** Every scored answer to these items. One query. */
export async function scoredAnswersTo(db: Db, schoolId: string, itemIds: readonly string[]): Promise<ScoredAnswer[]> {
  if (itemIds.length === 0) return [];
  const rows = await db
    .select({
      itemId: answer.itemId,
      homeworkId: answer.homeworkId,
      score: answer.score,
      reading: answer.reading,
      restScore: sql<number | null>`(select case when bool_and(rest.score is not null) then sum(rest.score)::float end
        from answer rest where rest.school_id = ${answer.schoolId} and rest.homework_id = ${answer.homeworkId}
        and rest.student_id = ${answer.studentId} and rest.item_id <> ${answer.itemId})`,
    })
    .from(answer)
    .where(and(eq(answer.schoolId, schoolId), inArray(answer.itemId, [...itemIds]), isNotNull(answer.score)));
  return rows.flatMap(({ score, ...row }) => (score === null ? [] : [{ ...row, score }]));
}

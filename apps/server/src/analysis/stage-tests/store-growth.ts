import { and, asc, eq, isNotNull, lte, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { stageScore, stageTest } from './tables.js';

export interface ScoreInTest {
  test: typeof stageTest.$inferSelect;
  studentId: string;
  subjectId: number;
  score: number | null;
}

/** What these students scored in the stage tests whose results are out, the earliest test first. One query. */
export const scoresOut = (
  db: Db,
  of: { schoolId: string; studentIds: readonly string[] },
  now: Date,
): Promise<ScoreInTest[]> =>
  db
    .select({
      test: stageTest,
      studentId: stageScore.studentId,
      subjectId: stageScore.subjectId,
      score: stageScore.score,
    })
    .from(stageScore)
    .innerJoin(stageTest, and(eq(stageTest.schoolId, stageScore.schoolId), eq(stageTest.id, stageScore.testId)))
    .where(
      and(
        eq(stageScore.schoolId, of.schoolId),
        inArray(stageScore.studentId, [...of.studentIds]),
        isNotNull(stageScore.score),
        ne(stageTest.state, 'draft'),
        lte(stageTest.publishAt, now),
      ),
    )
    .orderBy(asc(stageTest.heldOn), asc(stageTest.id));

import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { stageScore, stageTest } from './tables.js';

/** Every score of a student in stage tests, the oldest first. */
export const marksOfStudent = (db: Db, schoolId: string, studentId: string) =>
  db
    .select({
      test: stageTest.name,
      heldOn: stageTest.heldOn,
      subjectId: stageScore.subjectId,
      score: stageScore.score,
    })
    .from(stageScore)
    .innerJoin(stageTest, and(eq(stageTest.schoolId, stageScore.schoolId), eq(stageTest.id, stageScore.testId)))
    .where(and(eq(stageScore.schoolId, schoolId), eq(stageScore.studentId, studentId)))
    .orderBy(asc(stageTest.heldOn), asc(stageScore.subjectId));

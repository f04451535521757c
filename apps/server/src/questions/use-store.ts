import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { questionClassUse, questionUse } from './tables.js';

/** One more use of each question by this school; told by who publishes. */
export async function recordUse(db: Db, schoolId: string, questionIds: readonly string[]): Promise<void> {
  if (questionIds.length === 0) return;
  await db
    .insert(questionUse)
    .values(
      [...new Set(questionIds)]
        .sort()
        .map((questionId) => ({ schoolId, questionId, timesUsed: 1, lastUsedAt: sql`now()` })),
    )
    .onConflictDoUpdate({
      target: [questionUse.schoolId, questionUse.questionId],
      set: { timesUsed: sql`${questionUse.timesUsed} + 1`, lastUsedAt: sql`now()` },
    });
}

/** The classes have been given these questions; told by who publishes. */
export async function recordClassUse(
  db: Db,
  schoolId: string,
  { classIds, questionIds }: { classIds: readonly string[]; questionIds: readonly string[] },
): Promise<void> {
  const questions = [...new Set(questionIds)].sort();
  const rows = [...new Set(classIds)]
    .sort()
    .flatMap((classId) => questions.map((questionId) => ({ schoolId, classId, questionId })));
  if (rows.length === 0) return;
  await db
    .insert(questionClassUse)
    .values(rows)
    .onConflictDoUpdate({
      target: [questionClassUse.schoolId, questionClassUse.classId, questionClassUse.questionId],
      set: { timesUsed: sql`${questionClassUse.timesUsed} + 1`, lastUsedAt: sql`now()` },
    });
}

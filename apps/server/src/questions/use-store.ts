import { and, desc, eq, inArray, sql } from 'drizzle-orm';
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

export interface LastGiven {
  questionId: string;
  classId: string;
  lastUsedAt: Date;
}

/** To which of these classes each question was given last; what none of them knows is left out. One query. */
export async function lastGivenOf(
  db: Db,
  schoolId: string,
  { classIds, questionIds }: { classIds: readonly string[]; questionIds: readonly string[] },
): Promise<Map<string, LastGiven>> {
  if (classIds.length === 0 || questionIds.length === 0) return new Map();
  const { questionId, classId, lastUsedAt } = questionClassUse;
  const rows = await db
    .selectDistinctOn([questionId], { questionId, classId, lastUsedAt })
    .from(questionClassUse)
    .where(
      and(
        eq(questionClassUse.schoolId, schoolId),
        inArray(classId, [...classIds]),
        inArray(questionId, [...questionIds]),
      ),
    )
    .orderBy(questionId, desc(lastUsedAt));
  return new Map(rows.map((row) => [row.questionId, row]));
}

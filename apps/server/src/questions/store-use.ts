import { and, asc, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { inArray, list } from '../platform/sql-lists.js';
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

/**
 * Holds the counts of these questions until the transaction ends, in one order for everybody: whoever publishes several
 * papers at once would otherwise wait for somebody who waits for them.
 */
export async function holdUse(db: Db, schoolId: string, questionIds: readonly string[]): Promise<void> {
  const ids = [...new Set(questionIds)].sort();
  if (ids.length === 0) return;
  await db
    .insert(questionUse)
    .values(ids.map((questionId) => ({ schoolId, questionId, timesUsed: 0 })))
    .onConflictDoNothing();
  await db
    .select({ questionId: questionUse.questionId })
    .from(questionUse)
    .where(and(eq(questionUse.schoolId, schoolId), inArray(questionUse.questionId, ids)))
    .orderBy(asc(questionUse.questionId))
    .for('update');
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

/**
 * The classes have not been given these questions after all, once; told by who takes a homework back.
 * @param given when the classes were given which of them by what still stands
 */
export async function forgetUse(
  db: Db,
  schoolId: string,
  of: { classIds: readonly string[]; questionIds: readonly string[]; given: readonly LastGiven[] },
): Promise<void> {
  await forgetClassUse(db, schoolId, of);
  await db.execute(sql`
    update question_class_use u set last_used_at = given.at from unnest(
      ${list(of.given.map(({ classId }) => classId))}::uuid[], ${list(of.given.map(({ questionId }) => questionId))}::uuid[],
      ${list(of.given.map(({ lastUsedAt }) => lastUsedAt.toISOString()))}::timestamptz[]) as given(class_id, question_id, at)
    where u.school_id = ${schoolId}::uuid and u.class_id = given.class_id and u.question_id = given.question_id`);
  // A school has last used what one of its classes was given last.
  await db.execute(sql`
    update question_use u set times_used = greatest(u.times_used - 1, 0), last_used_at = (
      select max(c.last_used_at) from question_class_use c where c.school_id = u.school_id and c.question_id = u.question_id)
    where u.school_id = ${schoolId}::uuid and u.question_id = any (${list([...new Set(of.questionIds)])}::uuid[])`);
}

async function forgetClassUse(
  db: Db,
  schoolId: string,
  { classIds, questionIds }: { classIds: readonly string[]; questionIds: readonly string[] },
): Promise<void> {
  const these = ofClasses(schoolId, { classIds, questionIds });
  if (these === undefined) return;
  // In the order in which they are recorded, so that the two never wait for each other.
  await db
    .select({ questionId: questionClassUse.questionId })
    .from(questionClassUse)
    .where(these)
    .orderBy(asc(questionClassUse.classId), asc(questionClassUse.questionId))
    .for('update');
  await db.delete(questionClassUse).where(and(these, lte(questionClassUse.timesUsed, 1)));
  await db
    .update(questionClassUse)
    .set({ timesUsed: sql`${questionClassUse.timesUsed} - 1` })
    .where(these);
}

/** Which of these classes were given which of these questions, and when last. One query. */
export async function givenTo(
  db: Db,
  schoolId: string,
  of: { classIds: readonly string[]; questionIds: readonly string[] },
): Promise<LastGiven[]> {
  const these = ofClasses(schoolId, of);
  if (these === undefined) return [];
  const { questionId, classId, lastUsedAt } = questionClassUse;
  return db.select({ questionId, classId, lastUsedAt }).from(questionClassUse).where(these);
}

function ofClasses(
  schoolId: string,
  { classIds, questionIds }: { classIds: readonly string[]; questionIds: readonly string[] },
): SQL | undefined {
  if (classIds.length === 0 || questionIds.length === 0) return undefined;
  return and(
    eq(questionClassUse.schoolId, schoolId),
    inArray(questionClassUse.classId, [...classIds]),
    inArray(questionClassUse.questionId, [...questionIds]),
  );
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
  const these = ofClasses(schoolId, { classIds, questionIds });
  if (these === undefined) return new Map();
  const { questionId, classId, lastUsedAt } = questionClassUse;
  const rows = await db
    .selectDistinctOn([questionId], { questionId, classId, lastUsedAt })
    .from(questionClassUse)
    .where(these)
    .orderBy(questionId, desc(lastUsedAt));
  return new Map(rows.map((row) => [row.questionId, row]));
}

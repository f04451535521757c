import { and, desc, eq, gte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { stageTest } from '../stage-tests/tables.js';
import { recommendSet, recommendUnsuitable } from './tables.js';

export type SetRow = typeof recommendSet.$inferSelect;

/** Said twice, the later reason holds. */
export async function keepUnsuitable(db: Db, row: typeof recommendUnsuitable.$inferInsert): Promise<void> {
  const { schoolId, classId, questionId } = recommendUnsuitable;
  const { reason, saidBy, saidAt } = row;
  await db
    .insert(recommendUnsuitable)
    .values(row)
    .onConflictDoUpdate({ target: [schoolId, classId, questionId], set: { reason, saidBy, saidAt } });
}

export async function removeUnsuitable(
  db: Db,
  { schoolId, classId, questionId }: { schoolId: string; classId: string; questionId: string },
): Promise<void> {
  const { schoolId: school, classId: room, questionId: question } = recommendUnsuitable;
  await db.delete(recommendUnsuitable).where(and(eq(school, schoolId), eq(room, classId), eq(question, questionId)));
}

/** Question → whether this class is not to have it, and how many other classes of the school. One query. */
export async function unsuitableOf(
  db: Db,
  schoolId: string,
  { classId, questionIds }: { classId: string; questionIds: readonly string[] },
): Promise<Map<string, { here: boolean; elsewhere: number }>> {
  const { schoolId: school, classId: room, questionId } = recommendUnsuitable;
  const rows = await db
    .select({
      questionId,
      here: sql<boolean>`bool_or(${room} = ${classId}::uuid)`,
      elsewhere: sql<number>`(count(*) filter (where ${room} <> ${classId}::uuid))::int`,
    })
    .from(recommendUnsuitable)
    .where(and(eq(school, schoolId), inArray(questionId, [...questionIds])))
    .groupBy(questionId);
  return new Map(rows.map(({ questionId: id, ...said }) => [id, said]));
}

/** The day of the next stage test of this class in this subject. One query. */
export async function nextTestOn(
  db: Db,
  schoolId: string,
  of: { classId: string; gid: number; subjectId: number; from: string },
): Promise<string | undefined> {
  const tests = await db
    .select({ on: stageTest.heldOn, classes: stageTest.classes, subjects: stageTest.subjects })
    .from(stageTest)
    .where(
      and(
        eq(stageTest.schoolId, schoolId),
        eq(stageTest.gid, of.gid),
        ne(stageTest.state, 'draft'),
        gte(stageTest.heldOn, of.from),
      ),
    )
    .orderBy(stageTest.heldOn)
    .limit(20);
  return tests.find(
    ({ classes, subjects }) =>
      classes.some(({ classId }) => classId === of.classId) &&
      subjects.some(({ subjectId }) => subjectId === of.subjectId),
  )?.on;
}

/** False where its wish was used. */
export const insertSet = async (db: Db, row: SetRow): Promise<boolean> =>
  (await db.insert(recommendSet).values(row).onConflictDoNothing().returning({ id: recommendSet.paperId })).length > 0;

/** The last sets of a class in a subject that became papers, the newest first. One query. */
export const setsOfClass = (
  db: Db,
  schoolId: string,
  of: { classId: string; subjectId: number; limit: number },
): Promise<SetRow[]> =>
  db
    .select()
    .from(recommendSet)
    .where(
      and(
        eq(recommendSet.schoolId, schoolId),
        eq(recommendSet.classId, of.classId),
        eq(recommendSet.subjectId, of.subjectId),
      ),
    )
    .orderBy(desc(recommendSet.madeAt), desc(recommendSet.paperId))
    .limit(of.limit);

import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { insertRows } from '../../platform/insert-rows.js';
import { installationLocks } from '../../platform/installation-locks.js';
import { inArray, list } from '../../platform/sql-lists.js';
import type { CountedClass } from './count-classes.js';
import { classResult, pointResult, questionResult, resultNews } from './tables.js';

export interface HomeworkRef {
  schoolId: string;
  homeworkId: string;
}

/** One counting at a time: of two that overlap the one that read first would write last. */
export async function lockCounting(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${installationLocks.countingResults})`);
}

/** Whether anything waits to be counted, in the whole installation. */
export async function anyNews(db: Db): Promise<boolean> {
  const [row] = await db.execute<{ any: boolean }>(sql`select exists (select from result_news) as any`);
  return row?.any ?? false;
}

/** Takes the homework that has waited longest, with all that was told of it; whoever has taken it counts it before the transaction ends. */
export async function takeNews(db: Db): Promise<HomeworkRef | undefined> {
  const [row] = await db.execute<{ school_id: string; homework_id: string }>(sql`
    with oldest as (select school_id, homework_id from result_news order by id limit 1),
      taken as (delete from result_news n using oldest where n.school_id = oldest.school_id and n.homework_id = oldest.homework_id)
    select school_id, homework_id from oldest`);
  return row && { schoolId: row.school_id, homeworkId: row.homework_id };
}

/** Puts a homework behind all others that wait. */
export async function putBehind(db: Db, { schoolId, homeworkId }: HomeworkRef): Promise<void> {
  await db.delete(resultNews).where(and(eq(resultNews.schoolId, schoolId), eq(resultNews.homeworkId, homeworkId)));
  await db.insert(resultNews).values({ schoolId, homeworkId });
}

/** Which of these homework wait to be counted. */
export async function waitingOf(db: Db, schoolId: string, homeworkIds: readonly string[]): Promise<Set<string>> {
  if (homeworkIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: resultNews.homeworkId })
    .from(resultNews)
    .where(and(eq(resultNews.schoolId, schoolId), inArray(resultNews.homeworkId, [...homeworkIds])));
  return new Set(rows.map(({ id }) => id));
}

/** Keeps exactly these results of a homework. */
export async function putResults(db: Db, of: HomeworkRef, classes: readonly CountedClass[]): Promise<void> {
  // Points and questions go with their class.
  await db
    .delete(classResult)
    .where(and(eq(classResult.schoolId, of.schoolId), eq(classResult.homeworkId, of.homeworkId)));
  if (classes.length === 0) return;
  await insertRows(
    db,
    classResult,
    classes.map(({ points: _, questions: __, ...one }) => ({ ...of, ...one })),
  );
  const points = classes.flatMap(({ classId, points }) => points.map((one) => ({ ...of, classId, ...one })));
  if (points.length > 0) await insertRows(db, pointResult, points);
  const questions = classes.flatMap(({ classId, questions }) => questions.map((one) => ({ ...of, classId, ...one })));
  if (questions.length > 0) await insertRows(db, questionResult, questions);
}

/** The results of a homework as they are kept, by class. */
export async function keptResults(db: Db, { schoolId, homeworkId }: HomeworkRef): Promise<CountedClass[]> {
  const of = (table: typeof classResult | typeof pointResult | typeof questionResult) =>
    and(eq(table.schoolId, schoolId), eq(table.homeworkId, homeworkId));
  const rows = await db.select().from(classResult).where(of(classResult)).orderBy(classResult.classId);
  const points = await db.select().from(pointResult).where(of(pointResult)).orderBy(pointResult.knowledgeId);
  const questions = await db.select().from(questionResult).where(of(questionResult)).orderBy(questionResult.itemId);
  return rows.map(({ schoolId: _, homeworkId: __, countedAt: ___, ...row }) => ({
    ...row,
    questions: questions
      .filter(({ classId }) => classId === row.classId)
      .map(({ schoolId: _, homeworkId: __, classId: ___, ...question }) => question),
    points: points
      .filter(({ classId }) => classId === row.classId)
      .map(({ schoolId: _, homeworkId: __, classId: ___, ...point }) => point),
  }));
}

/** The same without the sums of points and of questions: what the report of a class needs. */
export async function figuresOf(db: Db, { schoolId, homeworkId }: HomeworkRef) {
  const { classId, marked, total, figures, scores } = classResult;
  return db
    .select({ classId, marked, total, figures, scores })
    .from(classResult)
    .where(and(eq(classResult.schoolId, schoolId), eq(classResult.homeworkId, homeworkId)))
    .orderBy(classId);
}

/** The scores of these students in these homework: for each the items in the order of the paper, and a score or null of each. */
export async function scoreRowsOf(
  db: Db,
  schoolId: string,
  { homeworkIds, studentIds }: { homeworkIds: readonly string[]; studentIds: readonly string[] },
): Promise<{ homeworkId: string; studentId: string; items: string[]; scores: (number | null)[] }[]> {
  if (homeworkIds.length === 0 || studentIds.length === 0) return [];
  return db.execute(sql`
    select r.homework_id as "homeworkId", one.key as "studentId", one.value as scores,
      jsonb_path_query_array(r.figures, '$.questions[*].itemId') as items
    from class_result r, jsonb_each(r.scores) one
    where r.school_id = ${schoolId} and r.homework_id = any (${list(homeworkIds)}::uuid[]) and one.key = any (${list(studentIds)}::text[])
    order by 1, 2`);
}

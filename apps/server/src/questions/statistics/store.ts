import type { QuestionBody, QuestionType } from '@zhibi/contract/questions';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { PLATFORM_SCHOOL, type Reader, visibleTo } from '../store-visible.js';
import { question, questionUse, questionVersion } from '../tables.js';
import { itemStatistic } from './tables.js';

export type StatisticRow = typeof itemStatistic.$inferSelect;

/** The sums of a question in the school and over all schools. One query. */
export async function findStatistics(
  db: Db,
  schoolId: string,
  questionId: string,
): Promise<{ own: StatisticRow | undefined; bank: StatisticRow | undefined }> {
  const rows = await db
    .select()
    .from(itemStatistic)
    .where(and(inArray(itemStatistic.schoolId, [schoolId, PLATFORM_SCHOOL]), eq(itemStatistic.questionId, questionId)));
  return {
    own: rows.find((row) => row.schoolId === schoolId),
    bank: rows.find((row) => row.schoolId === PLATFORM_SCHOOL),
  };
}

/** The sums of several questions in the school. One query. */
export const statisticsOfQuestions = (
  db: Db,
  schoolId: string,
  questionIds: readonly string[],
): Promise<StatisticRow[]> =>
  db
    .select()
    .from(itemStatistic)
    .where(and(eq(itemStatistic.schoolId, schoolId), inArray(itemStatistic.questionId, [...questionIds])));

/** A question as it was in a version: its options and its key belong to the figures of that version. */
export async function bodyIn(db: Db, of: { questionId: string; schoolId: string; version: number }) {
  const [row] = await db
    .select({ body: questionVersion.body })
    .from(questionVersion)
    .where(
      and(
        eq(questionVersion.schoolId, of.schoolId),
        eq(questionVersion.questionId, of.questionId),
        eq(questionVersion.version, of.version),
      ),
    );
  return row?.body;
}

export interface StatisticLine extends StatisticRow {
  type: QuestionType;
  body: QuestionBody;
  difficulty: number;
  source: string;
  timesUsed: number;
}

/** All that the school's students answered of a subject and the reader may see, the hardest first. One query. */
export async function statisticsOfSubject(db: Db, reader: Reader, subjectId: number): Promise<StatisticLine[]> {
  const rows = await db
    .select({
      statistic: itemStatistic,
      type: question.type,
      body: questionVersion.body,
      difficulty: question.difficulty,
      source: question.source,
      timesUsed: sql<number>`coalesce(${questionUse.timesUsed}, 0)`,
    })
    .from(itemStatistic)
    .innerJoin(question, eq(question.id, itemStatistic.questionId))
    .innerJoin(
      questionVersion,
      and(
        eq(questionVersion.schoolId, question.schoolId),
        eq(questionVersion.questionId, question.id),
        eq(questionVersion.version, itemStatistic.version),
      ),
    )
    .leftJoin(questionUse, and(eq(questionUse.schoolId, reader.schoolId), eq(questionUse.questionId, question.id)))
    .where(and(eq(itemStatistic.schoolId, reader.schoolId), eq(question.subjectId, subjectId), visibleTo(reader)))
    .orderBy(sql`${itemStatistic.facility} nulls last`, desc(itemStatistic.answers), asc(itemStatistic.questionId));
  return rows.map(({ statistic, ...line }) => ({ ...statistic, ...line }));
}

import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray, list, notInArray } from '../../platform/sql-lists.js';
import { PLATFORM_SCHOOL } from '../store-visible.js';
import { question } from '../tables.js';
import { figuresOf } from './rules.js';
import type { ItemSums } from './rules-sums.js';
import { itemResult, itemScoreNews, itemStatistic } from './tables.js';

export interface HomeworkRef {
  schoolId: string;
  homeworkId: string;
}

/** Scores of a homework have changed; told by who marks, in the same transaction. The figures follow within a minute. */
export async function noteScores(db: Db, { schoolId, homeworkId }: HomeworkRef): Promise<void> {
  await db.insert(itemScoreNews).values({ schoolId, homeworkId });
}

/** Takes the news of some homework away: whoever holds them counts them before the transaction ends. Each homework once. */
export async function takeNews(db: Db, limit: number): Promise<HomeworkRef[]> {
  const rows = await db.execute<{ school_id: string; homework_id: string }>(sql`
    with due as (select distinct school_id, homework_id from item_score_news limit ${limit}),
      taken as (delete from item_score_news n using due where n.school_id = due.school_id and n.homework_id = due.homework_id)
    select school_id, homework_id from due order by 1, 2`);
  return rows.map((row) => ({ schoolId: row.school_id, homeworkId: row.homework_id }));
}

/** One counting at a time: two would each miss what the other adds. */
export async function lockCounting(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('item statistics', 0))`);
}

export interface ItemResult {
  itemId: string;
  questionId: string;
  version: number;
  sums: ItemSums;
  /** How long each took who wrote it. */
  seconds: number[];
}

/** Keeps exactly these results of a homework; answers the questions that they, or what stood there before, are of. Two queries. */
export async function putResults(db: Db, of: HomeworkRef, results: readonly ItemResult[]): Promise<string[]> {
  const here = and(eq(itemResult.schoolId, of.schoolId), eq(itemResult.homeworkId, of.homeworkId));
  const items = results.map(({ itemId }) => itemId);
  const gone = await db
    .delete(itemResult)
    .where(items.length === 0 ? here : and(here, notInArray(itemResult.itemId, items)))
    .returning({ questionId: itemResult.questionId });
  if (results.length > 0)
    await db
      .insert(itemResult)
      .values(results.map((result) => ({ ...of, ...result })))
      .onConflictDoUpdate({
        target: [itemResult.schoolId, itemResult.homeworkId, itemResult.itemId],
        set: {
          questionId: sql`excluded.question_id`,
          version: sql`excluded.version`,
          sums: sql`excluded.sums`,
          seconds: sql`excluded.seconds`,
        },
      });
  return [...new Set([...gone, ...results].map(({ questionId }) => questionId))];
}

export interface PartOfQuestion {
  questionId: string;
  version: number;
  sums: ItemSums;
}

/** What each homework of a school added to these questions, in the newest version that was answered. One query. */
export const partsOfSchool = (db: Db, schoolId: string, questionIds: readonly string[]): Promise<PartOfQuestion[]> =>
  db.execute<PartOfQuestion & Record<string, unknown>>(sql`
    select r.question_id as "questionId", r.version, r.sums from item_result r
    where r.school_id = ${schoolId} and r.question_id = any (${list(questionIds)}::uuid[])
      and r.version = (select max(newest.version) from item_result newest where newest.school_id = r.school_id and newest.question_id = r.question_id)`);

/** What each school added to these questions of the platform's bank. Two queries. */
export async function partsOfBank(db: Db, questionIds: readonly string[]): Promise<PartOfQuestion[]> {
  if (questionIds.length === 0) return [];
  const platform = await db
    .select({ id: question.id })
    .from(question)
    .where(and(eq(question.schoolId, PLATFORM_SCHOOL), inArray(question.id, [...questionIds])));
  if (platform.length === 0) return [];
  return db.execute<PartOfQuestion & Record<string, unknown>>(sql`
    select s.question_id as "questionId", s.version, s.sums from item_statistic s
    where s.question_id = any (${list(platform.map(({ id }) => id))}::uuid[]) and s.school_id <> ${PLATFORM_SCHOOL}
      and s.version = (select max(newest.version) from item_statistic newest
        where newest.question_id = s.question_id and newest.school_id <> ${PLATFORM_SCHOOL})`);
}

export interface Counted extends PartOfQuestion {
  schools: number;
}

/** Keeps the sums of these questions; of those that nobody answered any more, nothing. Two queries. */
export async function putStatistics(
  db: Db,
  schoolId: string,
  questionIds: readonly string[],
  counted: readonly Counted[],
): Promise<void> {
  const without = questionIds.filter((id) => !counted.some(({ questionId }) => questionId === id));
  if (without.length > 0)
    await db
      .delete(itemStatistic)
      .where(and(eq(itemStatistic.schoolId, schoolId), inArray(itemStatistic.questionId, without)));
  if (counted.length === 0) return;
  const column = (name: string) => sql.raw(`excluded.${name}`);
  await db
    .insert(itemStatistic)
    .values(
      counted.map(({ questionId, version, sums, schools }) => {
        const { answers, facility, upperLower, itemRest } = figuresOf(sums);
        return {
          schoolId,
          questionId,
          version,
          sums,
          schools,
          answers,
          facility,
          upperLower,
          itemRest,
        };
      }),
    )
    .onConflictDoUpdate({
      target: [itemStatistic.schoolId, itemStatistic.questionId],
      set: {
        version: column('version'),
        answers: column('answers'),
        facility: column('facility'),
        upperLower: column('upper_lower'),
        itemRest: column('item_rest'),
        schools: column('schools'),
        sums: column('sums'),
        countedAt: sql`now()`,
      },
    });
}

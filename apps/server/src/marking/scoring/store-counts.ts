import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray, list } from '../../platform/sql-lists.js';
import { answer } from '../tables.js';

const count = (condition: ReturnType<typeof eq>) => sql<number>`(count(*) filter (where ${condition}))::int`;
const isScored = sql`${answer.score} is not null`;
/** An optional question that was not chosen is nothing to mark. */
const isAsked = ne(answer.status, 'not-chosen');

export interface ItemCount {
  itemId: string;
  total: number;
  scored: number;
  waiting: number;
}

/** How much of each item is marked, among these students. One grouped query. */
export async function countsByItem(
  db: Db,
  schoolId: string,
  homeworkId: string,
  studentIds: readonly string[],
): Promise<ItemCount[]> {
  if (studentIds.length === 0) return [];
  return db
    .select({
      itemId: answer.itemId,
      total: count(isAsked),
      scored: count(isScored),
      waiting: count(eq(answer.status, 'waiting')),
    })
    .from(answer)
    .where(
      and(eq(answer.schoolId, schoolId), eq(answer.homeworkId, homeworkId), inArray(answer.studentId, [...studentIds])),
    )
    .groupBy(answer.itemId);
}

export interface StudentCount {
  total: number;
  scored: number;
  waiting: number;
  /** The sum of the scores; null where there is none. */
  score: number | null;
}

/** How much of each student's paper is marked. One grouped query. */
export async function countsByStudent(
  db: Db,
  schoolId: string,
  { homeworkId, studentIds }: { homeworkId: string; studentIds: readonly string[] },
): Promise<Map<string, StudentCount>> {
  if (studentIds.length === 0) return new Map();
  const rows = await db
    .select({
      studentId: answer.studentId,
      total: count(isAsked),
      scored: count(isScored),
      waiting: count(eq(answer.status, 'waiting')),
      score: sql<number | null>`sum(${answer.score})::float`,
    })
    .from(answer)
    .where(
      and(eq(answer.schoolId, schoolId), eq(answer.homeworkId, homeworkId), inArray(answer.studentId, [...studentIds])),
    )
    .groupBy(answer.studentId);
  return new Map(rows.map(({ studentId, ...counts }) => [studentId, counts]));
}

export interface HomeworkCount {
  homeworkId: string;
  /** Copies and answers of them that wait for a person. */
  papers: number;
  answers: number;
  byMachine: number;
  byPerson: number;
}

/** What waits and what was scored by whom, by homework, among these students, save in some copies. One grouped query. */
export async function countsByHomework(
  db: Db,
  schoolId: string,
  of: {
    homeworkIds: readonly string[];
    studentIds: readonly string[];
    except: readonly { homeworkId: string; studentId: string }[];
  },
): Promise<HomeworkCount[]> {
  if (of.homeworkIds.length === 0 || of.studentIds.length === 0) return [];
  const waits = eq(answer.status, 'waiting');
  return db
    .select({
      homeworkId: answer.homeworkId,
      papers: sql<number>`(count(distinct ${answer.studentId}) filter (where ${waits}))::int`,
      answers: count(waits),
      byMachine: count(eq(answer.status, 'scored-by-machine')),
      byPerson: count(eq(answer.status, 'scored-by-person')),
    })
    .from(answer)
    .where(
      and(
        eq(answer.schoolId, schoolId),
        inArray(answer.homeworkId, [...of.homeworkIds]),
        inArray(answer.studentId, [...of.studentIds]),
        sql`(${answer.homeworkId}, ${answer.studentId}) not in (select * from unnest(
          ${list(of.except.map((one) => one.homeworkId))}::uuid[], ${list(of.except.map((one) => one.studentId))}::uuid[]))`,
      ),
    )
    .groupBy(answer.homeworkId);
}

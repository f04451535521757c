import type { AnswerStatus } from '@zhibi/contract/marking';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { LeftOut } from '../homework/index.js';
import type { Db } from '../platform/db.js';
import { inArray } from '../platform/sql-lists.js';
import { ofHomework } from './store.js';
import { answer } from './tables.js';

/** A score of an answer, as analysis counts it. */
export interface ItemScore {
  studentId: string;
  itemId: string;
  score: number;
}

/** All scores of a homework, of copies wholly marked and not. */
export async function itemScoresOf(db: Db, schoolId: string, homeworkId: string): Promise<ItemScore[]> {
  const rows = await db
    .select({ studentId: answer.studentId, itemId: answer.itemId, score: answer.score })
    .from(answer)
    .where(and(ofHomework(schoolId, homeworkId), isNotNull(answer.score)));
  return rows.flatMap(({ score, ...row }) => (score === null ? [] : [{ ...row, score }]));
}

/** The same with what the machine read: the letters that were chosen. */
export async function scoredAnswersOf(
  db: Db,
  schoolId: string,
  homeworkId: string,
): Promise<(ItemScore & { reading: string | null })[]> {
  const rows = await db
    .select({ studentId: answer.studentId, itemId: answer.itemId, score: answer.score, reading: answer.reading })
    .from(answer)
    .where(and(ofHomework(schoolId, homeworkId), isNotNull(answer.score)));
  return rows.flatMap(({ score, ...row }) => (score === null ? [] : [{ ...row, score }]));
}

/** The scores of some students in several homework. One query, by the key of the table. */
export async function scoresOfStudents(
  db: Db,
  schoolId: string,
  of: { homeworkIds: readonly string[]; studentIds: readonly string[] },
): Promise<(ItemScore & { homeworkId: string })[]> {
  if (of.homeworkIds.length === 0 || of.studentIds.length === 0) return [];
  const { homeworkId, studentId, itemId, score } = answer;
  const rows = await db
    .select({ homeworkId, studentId, itemId, score })
    .from(answer)
    .where(
      and(
        eq(answer.schoolId, schoolId),
        inArray(homeworkId, [...of.homeworkIds]),
        inArray(studentId, [...of.studentIds]),
        isNotNull(score),
      ),
    );
  return rows.flatMap((row) => (row.score === null ? [] : [{ ...row, score: row.score }]));
}

/** Student id → the sum of the scores when all answers have one, otherwise null. One query. */
export async function sumsOf(
  db: Db,
  schoolId: string,
  homeworkId: string,
  { studentIds, asked, leftOut }: { studentIds: readonly string[]; asked: number; leftOut: LeftOut },
): Promise<Map<string, number | null>> {
  if (studentIds.length === 0) return new Map();
  const rows = await db
    .select({
      studentId: answer.studentId,
      scored: sql<number>`count(${answer.score})::int`,
      sum: sql<number>`coalesce(sum(${answer.score}), 0)::float`,
      blank: sql<string[]>`coalesce(array_agg(${answer.itemId}) filter (where ${answer.status} = 'blank'), '{}')`,
    })
    .from(answer)
    .where(and(ofHomework(schoolId, homeworkId), inArray(answer.studentId, [...studentIds])))
    .groupBy(answer.studentId);
  return new Map(
    rows.map(({ studentId, scored, sum, blank }) => {
      const free = leftOut(studentId);
      const wanted = asked - blank.filter((itemId) => free.has(itemId)).length;
      return [studentId, scored === wanted ? sum : null];
    }),
  );
}

/** By whom the scores of these homework are: of how many answers a machine's stands, of how many a person's. Blanks are nobody's work. */
export async function judgedBy(
  db: Db,
  schoolId: string,
  homeworkIds: readonly string[],
): Promise<{ byMachine: number; byPerson: number }> {
  const none = { byMachine: 0, byPerson: 0 };
  if (homeworkIds.length === 0) return none;
  const by = (status: AnswerStatus) => sql<number>`(count(*) filter (where ${answer.status} = ${status}))::int`;
  const [row] = await db
    .select({ byMachine: by('scored-by-machine'), byPerson: by('scored-by-person') })
    .from(answer)
    .where(and(eq(answer.schoolId, schoolId), inArray(answer.homeworkId, [...homeworkIds])));
  return row ?? none;
}

import type { Progress, SubmissionStatus } from '@zhibi/contract/homework';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { sumOf } from '../rules.js';
import { isCopyOfIt, isNow } from '../store.js';
import { homework, submission } from '../tables.js';
import { isExpected, isHandedIn } from './store-expected.js';

/** How one class did in one homework. `rate` 0..1 is the mean share of the full score; null where nothing is marked. */
export interface ClassResult {
  homeworkId: string;
  classId: string;
  students: number;
  sat: number;
  marked: number;
  rate: number | null;
}

const rate = sql<number | null>`(avg(${submission.score} / ${homework.totalScore}))::float`;

/** The results of classes in homework. One grouped query. */
export async function resultsByClass(
  db: Db,
  schoolId: string,
  of: { homeworkIds: readonly string[]; classIds: readonly string[] },
): Promise<ClassResult[]> {
  if (of.homeworkIds.length === 0 || of.classIds.length === 0) return [];
  return db
    .select({
      homeworkId: homework.id,
      classId: submission.classId,
      students: sql<number>`count(*)::int`,
      sat: sql<number>`(count(*) filter (where ${isHandedIn}))::int`,
      marked: sql<number>`count(${submission.score})::int`,
      rate,
    })
    .from(homework)
    .innerJoin(submission, isCopyOfIt)
    .where(
      and(
        eq(homework.schoolId, schoolId),
        inArray(homework.id, [...of.homeworkIds]),
        inArray(submission.classId, [...of.classIds]),
      ),
    )
    .groupBy(homework.id, submission.classId);
}

export interface ClassPoint {
  homeworkId: string;
  title: string;
  startAt: Date;
  classId: string;
  rate: number;
}

/** What one copy got, once it was given back. */
const givenBack = sql<number | null>`${submission.score} / ${homework.totalScore}`;
const isBack = and(eq(submission.status, 'released'), isNotNull(submission.score));

/**
 * The last homework of each class in a subject that went back, by when it began, at most so many of each, the oldest first. What fewer than
 * half of a class handed in says nothing of the class. One query.
 */
export async function latestResults(
  db: Db,
  schoolId: string,
  of: { classIds: readonly string[]; subjectId: number; each: number },
  now: Date,
): Promise<ClassPoint[]> {
  if (of.classIds.length === 0) return [];
  const ranked = db
    .select({
      homeworkId: homework.id,
      title: homework.title,
      startAt: homework.startAt,
      classId: submission.classId,
      rate: sql<number>`(avg(${givenBack}) filter (where ${isBack}))::float`.as('rate'),
      place:
        sql<number>`row_number() over (partition by ${submission.classId} order by ${homework.startAt} desc, ${homework.id} desc)`.as(
          'place',
        ),
    })
    .from(homework)
    .innerJoin(submission, isCopyOfIt)
    .where(
      and(
        eq(homework.schoolId, schoolId),
        eq(homework.subjectId, of.subjectId),
        eq(homework.personal, false),
        inArray(submission.classId, [...of.classIds]),
        isNow('closed', now),
      ),
    )
    .groupBy(homework.schoolId, homework.id, submission.classId)
    .having(
      sql`count(*) filter (where ${isBack}) > 0 and 2 * count(*) filter (where ${isBack}) >= count(*) filter (where ${isExpected})`,
    )
    .as('ranked');
  const rows = await db
    .select()
    .from(ranked)
    .where(sql`${ranked.place} <= ${of.each}`)
    .orderBy(asc(ranked.startAt), asc(ranked.homeworkId));
  return rows;
}

/** Counts of each class of homework: of the copies that are expected. One grouped query, however many homework are counted. */
export async function progressByClass(
  db: Db,
  schoolId: string,
  homeworkIds: readonly string[],
): Promise<(Progress & { homeworkId: string; classId: string })[]> {
  if (homeworkIds.length === 0) return [];
  const count = (...statuses: SubmissionStatus[]) =>
    sql<number>`(count(*) filter (where ${inArray(submission.status, statuses)}))::int`;
  return db
    .select({
      homeworkId: submission.homeworkId,
      classId: submission.classId,
      total: sql<number>`(count(*) filter (where ${isExpected}))::int`,
      writing: count('writing'),
      handedIn: count('handed-in', 'marked', 'released'),
      marked: count('marked', 'released'),
    })
    .from(submission)
    .where(and(eq(submission.schoolId, schoolId), inArray(submission.homeworkId, [...homeworkIds])))
    .groupBy(submission.homeworkId, submission.classId);
}

/** The counts of whole homework. */
export async function progressOf(
  db: Db,
  schoolId: string,
  homeworkIds: readonly string[],
): Promise<Map<string, Progress>> {
  const rows = await progressByClass(db, schoolId, homeworkIds);
  return new Map(homeworkIds.map((id) => [id, sumOf(rows.filter(({ homeworkId }) => homeworkId === id))]));
}

export interface StudentResult {
  homeworkId: string;
  title: string;
  studentId: string;
  score: number;
  full: number;
}

/** What each student of a class scored in the last papers that went back in a subject, the oldest first. One query. */
export async function releasedScores(
  db: Db,
  schoolId: string,
  of: { classId: string; subjectId: number; each: number },
): Promise<StudentResult[]> {
  const ranked = db
    .select({
      homeworkId: homework.id,
      title: homework.title,
      startAt: homework.startAt,
      studentId: submission.studentId,
      score: submission.score,
      full: homework.totalScore,
      place:
        sql<number>`row_number() over (partition by ${submission.studentId} order by ${homework.startAt} desc, ${homework.id} desc)`.as(
          'place',
        ),
    })
    .from(homework)
    .innerJoin(submission, isCopyOfIt)
    .where(
      and(
        eq(homework.schoolId, schoolId),
        eq(homework.subjectId, of.subjectId),
        eq(homework.personal, false),
        eq(submission.classId, of.classId),
        eq(submission.status, 'released'),
        isNotNull(submission.score),
      ),
    )
    .as('ranked');
  const rows = await db
    .select()
    .from(ranked)
    .where(sql`${ranked.place} <= ${of.each}`)
    .orderBy(asc(ranked.startAt), asc(ranked.homeworkId));
  return rows.map(({ place: _, startAt: __, ...row }) => ({ ...row, score: row.score ?? 0 }));
}

import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { itemsShowing } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { type Homework, homeworkWhere, isCopyOfIt, isNow } from '../store.js';
import { homework, homeworkClass, submission } from '../tables.js';

/** The homework that was made of these papers, the newest first. One query. */
export const homeworkOfPapers = async (db: Db, schoolId: string, paperIds: readonly string[]) =>
  paperIds.length === 0
    ? []
    : db
        .select({
          homeworkId: homework.id,
          paperId: homework.paperId,
          title: homework.title,
          startAt: homework.startAt,
        })
        .from(homework)
        .where(
          and(eq(homework.schoolId, schoolId), inArray(homework.paperId, [...paperIds]), isNull(homework.withdrawnAt)),
        )
        .orderBy(desc(homework.id));

/** To which of these classes these papers are given, and since when. One query. */
export const givingsOfPapers = async (
  db: Db,
  schoolId: string,
  { paperIds, classIds }: { paperIds: readonly string[]; classIds: readonly string[] },
): Promise<{ paperId: string; title: string; classId: string; pushAt: Date }[]> =>
  paperIds.length === 0 || classIds.length === 0
    ? []
    : db
        .select({
          paperId: homework.paperId,
          title: homework.title,
          classId: homeworkClass.classId,
          pushAt: homework.pushAt,
        })
        .from(homework)
        .innerJoin(
          homeworkClass,
          and(eq(homeworkClass.schoolId, homework.schoolId), eq(homeworkClass.homeworkId, homework.id)),
        )
        .where(
          and(
            ...[eq(homework.schoolId, schoolId), isNull(homework.withdrawnAt)],
            ...[inArray(homework.paperId, [...paperIds]), inArray(homeworkClass.classId, [...classIds])],
          ),
        );

const GIVEN_LIMIT = 5;

/** What some of these classes were given of a paper, the newest first; what was taken back is none of it. One query. */
export const lastGivenOf = (
  db: Db,
  schoolId: string,
  { paperId, classIds }: { paperId: string; classIds: readonly string[] },
): Promise<Homework[]> =>
  homeworkWhere(
    db,
    and(
      ...[eq(homework.schoolId, schoolId), eq(homework.paperId, paperId), isNull(homework.withdrawnAt)],
      inArray(
        homework.id,
        db
          .select({ id: homeworkClass.homeworkId })
          .from(homeworkClass)
          .where(and(eq(homeworkClass.schoolId, schoolId), inArray(homeworkClass.classId, [...classIds]))),
      ),
    ),
    GIVEN_LIMIT,
  );

/** A homework that is not over, with those of these students who have it and the questions it asks of these. */
export interface OpenGiving {
  title: string;
  questionIds: string[];
  studentIds: string[];
}

/** Homework that is not over and of which some of these students have copies, in which some of these questions are asked; the newest first. */
export async function openGivings(
  db: Db,
  schoolId: string,
  { questionIds, studentIds }: { questionIds: readonly string[]; studentIds: readonly string[] },
  now: Date,
): Promise<OpenGiving[]> {
  const items = await itemsShowing(db, schoolId, questionIds);
  const paperIds = [...new Set(items.map(({ paperId }) => paperId))];
  if (paperIds.length === 0 || studentIds.length === 0) return [];
  const rows = await db
    .select({
      paperId: homework.paperId,
      title: homework.title,
      studentIds: sql<string[]>`array_agg(${submission.studentId})`,
    })
    .from(homework)
    .innerJoin(submission, isCopyOfIt)
    .where(
      and(
        eq(homework.schoolId, schoolId),
        inArray(homework.paperId, paperIds),
        inArray(submission.studentId, [...studentIds]),
        or(isNow('open', now), isNow('scheduled', now)),
      ),
    )
    .groupBy(homework.schoolId, homework.id, homework.paperId, homework.title)
    .orderBy(desc(homework.id));
  return rows.map(({ paperId, ...row }) => ({
    ...row,
    questionIds: items.filter((item) => item.paperId === paperId).map(({ questionId }) => questionId),
  }));
}

/** What was given in one act and stands. */
export const homeworkOfGiving = (db: Db, schoolId: string, givingId: string): Promise<Homework[]> =>
  homeworkWhere(
    db,
    and(eq(homework.schoolId, schoolId), eq(homework.givingId, givingId), isNull(homework.withdrawnAt)),
    MOST_OF_AN_ACT,
  );

/** An act has eight papers at most; booklets of a class are one for each student. */
const MOST_OF_AN_ACT = 100;

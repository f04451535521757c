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
): Promise<{ paperId: string; classId: string; pushAt: Date }[]> =>
  paperIds.length === 0 || classIds.length === 0
    ? []
    : db
        .select({ paperId: homework.paperId, classId: homeworkClass.classId, pushAt: homework.pushAt })
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

/** How many copies of homework that is not over these students have, in which some of these questions are asked. One query. */
export async function openGivings(
  db: Db,
  schoolId: string,
  { questionIds, studentIds }: { questionIds: readonly string[]; studentIds: readonly string[] },
  now: Date,
): Promise<number> {
  const paperIds = [...new Set((await itemsShowing(db, schoolId, questionIds)).map(({ paperId }) => paperId))];
  if (paperIds.length === 0 || studentIds.length === 0) return 0;
  const [row] = await db
    .select({ copies: sql<number>`count(*)::int` })
    .from(homework)
    .innerJoin(submission, isCopyOfIt)
    .where(
      and(
        eq(homework.schoolId, schoolId),
        inArray(homework.paperId, paperIds),
        inArray(submission.studentId, [...studentIds]),
        or(isNow('open', now), isNow('scheduled', now)),
      ),
    );
  return row?.copies ?? 0;
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

import { and, countDistinct, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { isCopyOfIt, whenOver } from '../store.js';
import { homework, submission } from '../tables.js';
import { isExpected, isHandedIn } from './store-expected.js';

export interface Between {
  from: Date;
  to: Date;
}

/** What classes were given; booklets of single students and what was taken back count nowhere. */
const ofClasses = (schoolId: string) =>
  and(eq(homework.schoolId, schoolId), eq(homework.personal, false), isNull(homework.withdrawnAt));

/** Copies of the homework of a school that end in this time, and how many of them are handed in, by class. Who is excused is not waited for. */
export const collectedBetween = (db: Db, schoolId: string, { from, to }: Between) =>
  db
    .select({
      classId: submission.classId,
      expected: sql<number>`count(*)::int`,
      came: sql<number>`(count(*) filter (where ${isHandedIn}))::int`,
    })
    .from(homework)
    .innerJoin(submission, isCopyOfIt)
    .where(and(ofClasses(schoolId), gte(whenOver, from), lt(whenOver, to), isExpected))
    .groupBy(submission.classId);

/** What went back to students since then, by class and subject: the mean share of the full score, of how many copies and students. */
export const ratesSince = (db: Db, schoolId: string, since: Date) =>
  db
    .select({
      classId: submission.classId,
      subjectId: homework.subjectId,
      copies: sql<number>`count(*)::int`,
      students: countDistinct(submission.studentId),
      rate: sql<number>`avg(${submission.score} / ${homework.totalScore})::float`,
    })
    .from(homework)
    .innerJoin(submission, isCopyOfIt)
    .where(
      and(
        ofClasses(schoolId),
        gte(homework.releasedAt, since),
        eq(submission.status, 'released'),
        isNotNull(submission.score),
        sql`${homework.totalScore} > 0`,
      ),
    )
    .groupBy(submission.classId, homework.subjectId);

/** The homework of a school that ends after then, and who gave it. */
export const endingAfter = (db: Db, schoolId: string, after: Date) =>
  db
    .select({ homeworkId: homework.id, endsAt: whenOver, createdBy: homework.createdBy })
    .from(homework)
    .where(and(ofClasses(schoolId), gte(whenOver, after)));

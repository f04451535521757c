import { and, eq, gte, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import type { WrongRow } from '../store.js';
import { wrongQuestion } from '../tables.js';
import type { Review } from './rules-memory.js';
import { wrongReview } from './tables.js';

export type ReviewRow = typeof wrongReview.$inferSelect;

/** What students answered again. An answer whose score changes later gets the rating that it has now, and keeps its day. */
export async function putReviews(db: Db, rows: readonly ReviewRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { schoolId, studentId, homeworkId, itemId } = wrongReview;
  await db
    .insert(wrongReview)
    .values([...rows])
    .onConflictDoUpdate({
      target: [schoolId, studentId, homeworkId, itemId],
      set: { rating: sql`excluded.rating` },
    });
}

/** The reviews of these students by student and question. One query. */
export async function reviewsOf(
  db: Db,
  schoolId: string,
  of: { studentIds: readonly string[]; questionIds: readonly string[] },
): Promise<Map<string, (Review & { homeworkId: string })[]>> {
  if (of.studentIds.length === 0 || of.questionIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(wrongReview)
    .where(
      and(
        eq(wrongReview.schoolId, schoolId),
        inArray(wrongReview.studentId, [...of.studentIds]),
        inArray(wrongReview.questionId, [...of.questionIds]),
      ),
    );
  const byKey = new Map<string, (Review & { homeworkId: string })[]>();
  for (const { studentId, questionId, reviewedOn, rating, homeworkId } of rows) {
    const key = `${studentId} ${questionId}`;
    byKey.set(key, [...(byKey.get(key) ?? []), { on: reviewedOn, rating, homeworkId }]);
  }
  return byKey;
}

interface OfStudents {
  studentIds: readonly string[];
  subjectId: number;
  from?: Date;
  to?: Date;
  homeworkIds?: readonly string[] | undefined;
  questionIds?: readonly string[];
}

/** The wrong questions of these students, those that are mastered left out. One query. */
export async function openWrongOf(db: Db, schoolId: string, of: OfStudents): Promise<WrongRow[]> {
  if (of.studentIds.length === 0) return [];
  return db
    .select()
    .from(wrongQuestion)
    .where(
      and(
        eq(wrongQuestion.schoolId, schoolId),
        inArray(wrongQuestion.studentId, [...of.studentIds]),
        eq(wrongQuestion.subjectId, of.subjectId),
        ne(wrongQuestion.state, 'mastered'),
        of.from && gte(wrongQuestion.addedAt, of.from),
        of.to && lte(wrongQuestion.addedAt, of.to),
        of.homeworkIds && inArray(wrongQuestion.homeworkId, [...of.homeworkIds]),
      ),
    )
    .orderBy(wrongQuestion.addedAt, wrongQuestion.id);
}

/** All that is kept of questions that a student got wrong, mastered or not. */
export const wrongByQuestions = (
  db: Db,
  schoolId: string,
  of: { studentId: string; questionIds: readonly string[] },
): Promise<WrongRow[]> =>
  db
    .select()
    .from(wrongQuestion)
    .where(
      and(
        eq(wrongQuestion.schoolId, schoolId),
        eq(wrongQuestion.studentId, of.studentId),
        inArray(wrongQuestion.questionId, [...of.questionIds]),
      ),
    );

/** All wrong questions of these students in a subject. One query. */
export const wrongOfStudents = (
  db: Db,
  schoolId: string,
  of: { studentIds: readonly string[]; subjectId: number },
): Promise<WrongRow[]> =>
  of.studentIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(wrongQuestion)
        .where(
          and(
            eq(wrongQuestion.schoolId, schoolId),
            inArray(wrongQuestion.studentId, [...of.studentIds]),
            eq(wrongQuestion.subjectId, of.subjectId),
          ),
        );

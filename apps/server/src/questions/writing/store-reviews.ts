import type { QuestionBody } from '@zhibi/contract/questions';
import type { ReviewState } from '@zhibi/contract/questions/writing';
import { and, count, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray, list } from '../../platform/sql-lists.js';
import type { Reader } from '../store-visible.js';
import { questionVersion } from '../tables.js';
import { questionReview } from './tables.js';

export type ReviewRow = typeof questionReview.$inferSelect;

const only = (schoolId: string, id: string) => and(eq(questionReview.schoolId, schoolId), eq(questionReview.id, id));

/** Asks for a review: false where one waits already. */
export async function insertReview(db: Db, row: typeof questionReview.$inferInsert): Promise<boolean> {
  const rows = await db.insert(questionReview).values(row).onConflictDoNothing().returning({ id: questionReview.id });
  return rows.length > 0;
}

/** A review, held until the transaction ends: of two who decide, one does. */
export async function lockReview(db: Db, schoolId: string, reviewId: string): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(questionReview).where(only(schoolId, reviewId)).for('update');
  return row;
}

export async function closeReview(
  db: Db,
  { schoolId, id }: Pick<ReviewRow, 'schoolId' | 'id'>,
  verdict: { state: ReviewState; by: string; note: string; at: Date },
): Promise<void> {
  const { state, by, note, at } = verdict;
  await db
    .update(questionReview)
    .set({ state, decidedBy: by, decidedNote: note, decidedAt: at })
    .where(only(schoolId, id));
}

/** The last review of each of these questions. One query. */
export async function lastReviews(db: Db, schoolId: string, ids: readonly string[]): Promise<Map<string, ReviewRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([questionReview.questionId])
    .from(questionReview)
    .where(and(eq(questionReview.schoolId, schoolId), inArray(questionReview.questionId, [...ids])))
    .orderBy(questionReview.questionId, desc(questionReview.id));
  return new Map(rows.map((row) => [row.questionId, row]));
}

export interface MergeTarget {
  reviewId: string;
  questionId: string;
  version: number;
  ownerAccountId: string | null;
  /** It has gone on since the copy was made of it. */
  isBehind: boolean;
  body: QuestionBody;
  /** What the copy was made of; null where that is not known. */
  base: QuestionBody | null;
}

/** The originals that these reviews would merge into, by review, as they are now and as they were when they were copied. One query. */
export async function mergeTargets(
  db: Db,
  schoolId: string,
  reviewIds: readonly string[],
): Promise<Map<string, MergeTarget>> {
  if (reviewIds.length === 0) return new Map();
  const rows = await db.execute<MergeTarget & Record<string, unknown>>(sql`
    select r.id as "reviewId", t.id as "questionId", t.version, t.owner_account_id as "ownerAccountId",
      r.state = 'waiting' and t.version > coalesce(own.origin_version, 0) as "isBehind",
      present.body, before.body as base
    from question_review r join question own on own.school_id = r.school_id and own.id = r.question_id
      join question t on t.school_id = r.school_id and t.id = r.into_id
      join question_version present on present.school_id = t.school_id and present.question_id = t.id and present.version = t.version
      left join question_version before on before.school_id = t.school_id and before.question_id = t.id and before.version = own.origin_version
    where r.school_id = ${schoolId} and r.id = any (${list(reviewIds)}::uuid[])`);
  return new Map(rows.map((row) => [row.reviewId, row]));
}

/** A page of reviews with the version that was handed in, and how many there are. Two queries. */
export async function reviewPage(
  db: Db,
  reader: Reader,
  { subjectId, whose }: { subjectId: number; whose: 'to-decide' | 'own' },
  { before, limit }: { before: string | undefined; limit: number },
): Promise<{ rows: (ReviewRow & { body: QuestionBody })[]; total: number }> {
  const all = and(
    eq(questionReview.schoolId, reader.schoolId),
    eq(questionReview.subjectId, subjectId),
    ...(whose === 'own'
      ? [eq(questionReview.authorAccountId, reader.accountId)]
      : [eq(questionReview.state, 'waiting'), ne(questionReview.authorAccountId, reader.accountId)]),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select({ review: questionReview, body: questionVersion.body })
      .from(questionReview)
      .innerJoin(
        questionVersion,
        and(
          eq(questionVersion.schoolId, questionReview.schoolId),
          eq(questionVersion.questionId, questionReview.questionId),
          eq(questionVersion.version, questionReview.version),
        ),
      )
      .where(and(all, before === undefined ? undefined : lt(questionReview.id, before)))
      .orderBy(desc(questionReview.id))
      .limit(limit + 1),
    db.select({ total: count() }).from(questionReview).where(all),
  ]);
  return { rows: rows.map(({ review, body }) => ({ ...review, body })), total: counted?.total ?? 0 };
}

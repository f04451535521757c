import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { insertRows } from '../../platform/insert-rows.js';
import { inArray, list } from '../../platform/sql-lists.js';
import { submission } from '../tables.js';

export type Submission = typeof submission.$inferSelect;
export interface SubmissionKey {
  schoolId: string;
  homeworkId: string;
  studentId: string;
}

/** The copies of a homework, as a condition. */
export const ofHomework = (schoolId: string, homeworkId: string) =>
  and(eq(submission.schoolId, schoolId), eq(submission.homeworkId, homeworkId));
const ofKey = (key: SubmissionKey) =>
  and(ofHomework(key.schoolId, key.homeworkId), eq(submission.studentId, key.studentId));

export const insertSubmissions = (db: Db, rows: readonly (typeof submission.$inferInsert)[]): Promise<void> =>
  insertRows(db, submission, rows);

export async function findSubmission(db: Db, key: SubmissionKey): Promise<Submission | undefined> {
  const [row] = await db.select().from(submission).where(ofKey(key));
  return row;
}

/** The copies of a homework; only of some of its classes when named. */
export const submissionsOf = (
  db: Db,
  schoolId: string,
  homeworkId: string,
  classIds?: readonly string[],
): Promise<Submission[]> =>
  db
    .select()
    .from(submission)
    .where(and(ofHomework(schoolId, homeworkId), classIds && inArray(submission.classId, [...classIds])))
    .orderBy(submission.classId, submission.studentId);

/** The copies of these students. */
export const submissionsOfStudents = (
  db: Db,
  { schoolId, homeworkId, studentIds }: { schoolId: string; homeworkId: string; studentIds: readonly string[] },
): Promise<Submission[]> =>
  db
    .select()
    .from(submission)
    .where(and(ofHomework(schoolId, homeworkId), inArray(submission.studentId, [...studentIds])))
    .orderBy(submission.studentId);

/** The copy has an end of its own that is still to come. */
export const hasTime = (at: Date): SQL => sql`coalesce(${submission.endAt} > ${at.toISOString()}::timestamptz, false)`;

/** What was written on is handed in, the rest is absent; whose own end is still to come is left alone. */
export async function collectSubmissions(db: Db, schoolId: string, homeworkId: string, at: Date): Promise<void> {
  await db
    .update(submission)
    .set({
      status: sql`case when ${submission.status} = 'writing' then 'handed-in' else 'absent' end`,
      handedInAt: sql`case when ${submission.status} = 'writing' then ${at.toISOString()}::timestamptz end`,
    })
    .where(
      and(
        ofHomework(schoolId, homeworkId),
        inArray(submission.status, ['assigned', 'writing']),
        sql`not ${hasTime(at)}`,
      ),
    );
}

/** Takes away the unwritten copies of all but these students. Answers how many. */
export async function removeUnwritten(
  db: Db,
  { schoolId, homeworkId }: Pick<SubmissionKey, 'schoolId' | 'homeworkId'>,
  keep: readonly string[],
): Promise<number> {
  const rows = await db
    .delete(submission)
    .where(
      and(
        ofHomework(schoolId, homeworkId),
        eq(submission.status, 'assigned'),
        isNull(submission.firstInkAt),
        sql`${submission.studentId} <> all(${list(keep)}::uuid[])`,
      ),
    )
    .returning({ studentId: submission.studentId });
  return rows.length;
}

/**
 * The sums of copies whose answers all have scores; null for a copy of which one has none (any more). What is released
 * stays so. Answers how many copies changed.
 */
export async function saveScores(
  db: Db,
  schoolId: string,
  homeworkId: string,
  scores: ReadonlyMap<string, number | null>,
): Promise<number> {
  if (scores.size === 0) return 0;
  const rows = JSON.stringify([...scores].map(([studentId, score]) => ({ student_id: studentId, score })));
  const changed = await db.execute(sql`
    update submission s set score = new.score,
      status = case when s.status = 'released' then s.status when new.score is null then 'handed-in' else 'marked' end
    from jsonb_to_recordset(${rows}::jsonb) as new (student_id uuid, score numeric)
    where s.school_id = ${schoolId} and s.homework_id = ${homeworkId} and s.student_id = new.student_id
      and s.status in ('handed-in', 'marked', 'released') and s.score is distinct from new.score
      and (s.status <> 'released' or new.score is not null)
    returning s.student_id`);
  return changed.length;
}

export async function releaseSubmissions(db: Db, schoolId: string, homeworkId: string): Promise<void> {
  await db
    .update(submission)
    .set({ status: 'released' })
    .where(and(ofHomework(schoolId, homeworkId), eq(submission.status, 'marked')));
}

/** The first look of a student at what came back. */
export async function markSeen(db: Db, key: SubmissionKey, at: Date): Promise<void> {
  await db
    .update(submission)
    .set({ seenAt: at })
    .where(and(ofKey(key), isNull(submission.seenAt)));
}

/** The copies that are being written: what stands in them is not there to be marked yet. */
export async function beingWritten(
  db: Db,
  schoolId: string,
  homeworkIds: readonly string[],
): Promise<Pick<SubmissionKey, 'homeworkId' | 'studentId'>[]> {
  if (homeworkIds.length === 0) return [];
  return db
    .select({ homeworkId: submission.homeworkId, studentId: submission.studentId })
    .from(submission)
    .where(
      and(
        eq(submission.schoolId, schoolId),
        inArray(submission.homeworkId, [...homeworkIds]),
        eq(submission.status, 'writing'),
      ),
    );
}

/** The students of these classes who have a copy of one of the homework. */
export async function studentIdsOf(
  db: Db,
  schoolId: string,
  of: { homeworkIds: readonly string[]; classIds: readonly string[] },
): Promise<string[]> {
  if (of.homeworkIds.length === 0 || of.classIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ id: submission.studentId })
    .from(submission)
    .where(
      and(
        eq(submission.schoolId, schoolId),
        inArray(submission.homeworkId, [...of.homeworkIds]),
        inArray(submission.classId, [...of.classIds]),
      ),
    );
  return rows.map((row) => row.id);
}

import type { SubmissionStatus } from '@zhibi/contract/homework';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray, listText } from '../../platform/sql-lists.js';
import { statement } from '../../platform/statement.js';
import { classIds, type Homework } from '../store.js';
import { homework, submission } from '../tables.js';
import { hasTime, ofHomework, type Submission, type SubmissionKey } from './store-submissions.js';

/** First ink: from assigned to writing, or straight to handed in where all was collected already. Answers how many moved. */
export async function startSubmissions(
  db: Db,
  of: Pick<SubmissionKey, 'schoolId' | 'homeworkId'> & {
    studentIds: readonly string[];
    at: Date;
    collected: boolean;
    by: 'paper' | 'screen';
  },
): Promise<number> {
  const moves: SubmissionStatus[] = of.collected ? ['assigned', 'absent', 'writing'] : ['assigned'];
  const rows = await db
    .update(submission)
    .set({
      // Who was given more time goes on writing while the others are collected.
      status: of.collected ? sql`case when ${hasTime(of.at)} then 'writing' else 'handed-in' end` : 'writing',
      firstInkAt: sql`coalesce(${submission.firstInkAt}, ${of.at.toISOString()}::timestamptz)`,
      handedInAt: of.collected
        ? sql`case when ${hasTime(of.at)} then null else ${of.at.toISOString()}::timestamptz end`
        : null,
      ...(of.collected && of.by === 'screen' ? { lateTyping: true } : {}),
    })
    .where(
      and(
        ofHomework(of.schoolId, of.homeworkId),
        inArray(submission.studentId, [...of.studentIds]),
        inArray(submission.status, moves),
      ),
    )
    .returning({ studentId: submission.studentId });
  return rows.length;
}

/** Handed in by the student, whether or not a pen ever touched it; said once. Answers the copy where it was not before. */
export async function handInSubmission(
  db: Db,
  { schoolId, homeworkId, studentId }: { schoolId: string; homeworkId: string; studentId: string },
  at: Date,
): Promise<Pick<Submission, 'endAt'> | undefined> {
  const [copy] = await db
    .update(submission)
    .set({
      status: 'handed-in',
      firstInkAt: sql`coalesce(${submission.firstInkAt}, ${at.toISOString()}::timestamptz)`,
      handedInAt: at,
      ownHandInAt: at,
      lateTyping: false,
    })
    .where(
      and(
        ofHomework(schoolId, homeworkId),
        eq(submission.studentId, studentId),
        isNull(submission.ownHandInAt),
        inArray(submission.status, ['assigned', 'writing', 'absent', 'handed-in']),
      ),
    )
    .returning({ endAt: submission.endAt });
  return copy;
}

/** What is decided to be late is late. */
export async function flagLate(
  db: Db,
  schoolId: string,
  homeworkId: string,
  studentIds: readonly string[],
): Promise<void> {
  if (studentIds.length === 0) return;
  await db
    .update(submission)
    .set({ late: true })
    .where(
      and(ofHomework(schoolId, homeworkId), inArray(submission.studentId, [...studentIds]), eq(submission.late, false)),
    );
}

/** Homework with the copies of these students, as far as they have one: what ink on their pages is for. One query. */
export async function submissionsUnderInk(
  db: Db,
  schoolId: string,
  of: { homeworkIds: readonly string[]; studentIds: readonly string[] },
): Promise<{ homework: Homework; submission: Submission | null }[]> {
  if (of.homeworkIds.length === 0) return [];
  const [homeworkIds, studentIds] = [listText(of.homeworkIds), listText(of.studentIds)];
  const rows = await copiesUnderInk(db, { schoolId, homeworkIds, studentIds });
  return rows.map((one) => ({ homework: { ...one.row, classIds: one.classIds }, submission: one.submission }));
}
const copiesUnderInk = statement(
  ['schoolId', 'homeworkIds', 'studentIds'],
  (db, { schoolId, homeworkIds, studentIds }) =>
    db
      .select({ row: homework, classIds, submission })
      .from(homework)
      .leftJoin(
        submission,
        and(
          eq(submission.schoolId, homework.schoolId),
          eq(submission.homeworkId, homework.id),
          sql`${submission.studentId} = any (${studentIds})`,
        ),
      )
      .where(and(eq(homework.schoolId, schoolId), sql`${homework.id} = any (${homeworkIds})`)),
);

import { and, asc, desc, eq, gte, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { isCopyOfIt, isNow } from '../store.js';
import { homework, submission } from '../tables.js';

interface OfStudent {
  schoolId: string;
  studentId: string;
}

/** All that a student was ever given. */
const isOwn = ({ schoolId, studentId }: OfStudent) =>
  and(eq(submission.schoolId, schoolId), eq(submission.studentId, studentId));

/** A student's own homework that has opened and was not taken back. */
const isOnList = (of: OfStudent, now: Date) =>
  and(isOwn(of), lte(homework.pushAt, now), lte(homework.startAt, now), sql`not (${isNow('withdrawn', now)})`);

/** It stood on the list of its students before it was taken back. */
const wasOpen = and(gte(homework.withdrawnAt, homework.pushAt), gte(homework.withdrawnAt, homework.startAt));

/** Copies, each beside its homework. */
const copiesOf = (db: Db) => db.select({ homework, submission }).from(submission).innerJoin(homework, isCopyOfIt);

/** A student's own homework, newest first. */
export const homeworkOfStudent = (db: Db, of: OfStudent & { before: string | undefined; limit: number }, now: Date) =>
  copiesOf(db)
    .where(and(isOnList(of, now), of.before === undefined ? undefined : lt(homework.id, of.before)))
    .orderBy(desc(homework.id))
    .limit(of.limit);

/** Of these, what a student was given, has opened and was not taken back. */
export async function homeworkIdsOfStudent(
  db: Db,
  of: OfStudent & { ids: readonly string[] },
  now: Date,
): Promise<Set<string>> {
  if (of.ids.length === 0) return new Set();
  const rows = await db
    .select({ id: homework.id })
    .from(submission)
    .innerJoin(homework, isCopyOfIt)
    .where(and(isOnList(of, now), inArray(homework.id, [...of.ids])));
  return new Set(rows.map((row) => row.id));
}

/** What a student had been given and was taken back since then, after it had opened: the newest first. One query. */
export const takenBackSince = (db: Db, of: OfStudent & { since: Date }) =>
  db
    .select({ id: homework.id, title: homework.title, subjectId: homework.subjectId, at: homework.withdrawnAt })
    .from(submission)
    .innerJoin(homework, isCopyOfIt)
    .where(and(isOwn(of), gte(homework.withdrawnAt, of.since), wasOpen))
    .orderBy(desc(homework.withdrawnAt), desc(homework.id));

/** Whether a homework stands on the list of a student, or stood there until it was taken back. */
export async function isKnownToStudent(db: Db, of: OfStudent & { homeworkId: string }, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: homework.id })
    .from(submission)
    .innerJoin(homework, isCopyOfIt)
    .where(and(isOwn(of), eq(homework.id, of.homeworkId), or(isOnList(of, now), wasOpen)));
  return row !== undefined;
}

/** Everything that a student was ever given, the oldest first. */
export const givenTo = (db: Db, schoolId: string, studentId: string) =>
  copiesOf(db).where(isOwn({ schoolId, studentId })).orderBy(homework.id);

/** What of a student's homework was collected and began between two instants, the oldest first; booklets of the own are left out. One query. */
export const collectedOfStudent = (db: Db, of: OfStudent & { from: Date; to: Date; limit: number }, now: Date) =>
  copiesOf(db)
    .where(
      and(
        isOwn(of),
        eq(homework.personal, false),
        gte(homework.startAt, of.from),
        lte(homework.startAt, of.to),
        isNow('closed', now),
      ),
    )
    .orderBy(asc(homework.startAt), asc(homework.id))
    .limit(of.limit);

/** Which papers of a subject went back to these students since then, the oldest first. One query. */
export const releasedTo = (
  db: Db,
  of: { schoolId: string; studentIds: readonly string[]; subjectId: number; since: Date },
): Promise<{ studentId: string; classId: string; homeworkId: string; startAt: Date }[]> =>
  db
    .select({
      studentId: submission.studentId,
      classId: submission.classId,
      homeworkId: homework.id,
      startAt: homework.startAt,
    })
    .from(submission)
    .innerJoin(homework, and(eq(homework.schoolId, submission.schoolId), eq(homework.id, submission.homeworkId)))
    .where(
      and(
        eq(submission.schoolId, of.schoolId),
        inArray(submission.studentId, [...of.studentIds]),
        eq(submission.status, 'released'),
        eq(homework.subjectId, of.subjectId),
        isNull(homework.withdrawnAt),
        gte(homework.startAt, of.since),
      ),
    )
    .orderBy(asc(homework.startAt), asc(homework.id));

import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { inArray } from '../platform/sql-lists.js';
import type { AnswerGroup } from './rules.js';
import { lessonAnswer, lessonBallot, lessonBox } from './tables.js';

export type AnswerRow = typeof lessonAnswer.$inferSelect;

/**
 * Keeps an answer: a newer tap replaces an older one, never the other way round, and the same one changes nothing. What the
 * teacher has tapped stands above what a device sends.
 */
export async function putAnswer(db: Db, row: typeof lessonAnswer.$inferInsert): Promise<void> {
  const { labels, nth, byTeacher = false, at, tappedAt, tapErrorMs = 0 } = row;
  await db
    .insert(lessonAnswer)
    .values(row)
    .onConflictDoUpdate({
      target: [lessonAnswer.schoolId, lessonAnswer.taskId, lessonAnswer.round, lessonAnswer.no, lessonAnswer.studentId],
      set: { labels, nth, byTeacher, at, tappedAt, tapErrorMs },
      setWhere: byTeacher ? undefined : sql`not ${lessonAnswer.byTeacher} and ${lessonAnswer.nth} < ${nth}`,
    });
}

export async function answersOf(db: Db, schoolId: string, taskIds: readonly string[]): Promise<AnswerRow[]> {
  return db
    .select()
    .from(lessonAnswer)
    .where(and(eq(lessonAnswer.schoolId, schoolId), inArray(lessonAnswer.taskId, [...taskIds])))
    .orderBy(lessonAnswer.at);
}

export async function answersOfStudent(
  db: Db,
  schoolId: string,
  taskId: string,
  studentId: string,
): Promise<AnswerRow[]> {
  return db
    .select()
    .from(lessonAnswer)
    .where(
      and(eq(lessonAnswer.schoolId, schoolId), eq(lessonAnswer.taskId, taskId), eq(lessonAnswer.studentId, studentId)),
    );
}

/** How often each answer was given, without reading each of them. */
export async function answerGroups(db: Db, schoolId: string, taskIds: readonly string[]): Promise<AnswerGroup[]> {
  const { taskId, round, no, labels } = lessonAnswer;
  return db
    .select({ taskId, round, no, labels, count: sql<number>`count(*)::int` })
    .from(lessonAnswer)
    .where(and(eq(lessonAnswer.schoolId, schoolId), inArray(taskId, [...taskIds])))
    .groupBy(taskId, round, no, labels);
}

/** The ballots without names of these tasks, in an order that says nothing. */
export async function ballotGroups(db: Db, schoolId: string, taskIds: readonly string[]): Promise<AnswerGroup[]> {
  return db
    .select({
      taskId: lessonBox.taskId,
      round: lessonBox.round,
      no: sql<number>`0`,
      labels: lessonBallot.labels,
      count: sql<number>`count(*)::int`,
    })
    .from(lessonBallot)
    .innerJoin(lessonBox, and(eq(lessonBox.schoolId, lessonBallot.schoolId), eq(lessonBox.id, lessonBallot.boxId)))
    .where(and(eq(lessonBallot.schoolId, schoolId), inArray(lessonBox.taskId, [...taskIds])))
    .groupBy(lessonBox.taskId, lessonBox.round, lessonBallot.labels);
}

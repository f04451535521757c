import { and, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { found } from '../platform/problem.js';
import { inArray } from '../platform/sql-lists.js';
import { lesson, lessonBox, lessonTask } from './tables.js';

export type LessonRowOf = typeof lesson.$inferSelect;
export type TaskRow = typeof lessonTask.$inferSelect;

const of = (schoolId: string, id: string) => and(eq(lesson.schoolId, schoolId), eq(lesson.id, id));

export async function findLesson(db: Db, schoolId: string, id: string): Promise<LessonRowOf | undefined> {
  const [row] = await db.select().from(lesson).where(of(schoolId, id));
  return row;
}

/** The lesson, held until the transaction ends: what happens in it happens one after the other. */
export async function lockLesson(db: Db, schoolId: string, id: string): Promise<LessonRowOf> {
  const [row] = await db.select().from(lesson).where(of(schoolId, id)).for('update');
  return found(row);
}

/** Two who begin a lesson of a class at once come one after the other. */
export async function lockClass(db: Db, schoolId: string, classId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`lesson ${schoolId} ${classId}`}, 0))`);
}

export async function runningLesson(db: Db, schoolId: string, classId: string): Promise<LessonRowOf | undefined> {
  const [row] = await db
    .select()
    .from(lesson)
    .where(and(eq(lesson.schoolId, schoolId), eq(lesson.classId, classId), isNull(lesson.endedAt)));
  return row;
}

export async function runningLessons(db: Db, schoolId: string, classIds: readonly string[]): Promise<LessonRowOf[]> {
  return db
    .select()
    .from(lesson)
    .where(and(eq(lesson.schoolId, schoolId), inArray(lesson.classId, [...classIds]), isNull(lesson.endedAt)));
}

/** What a teacher holds at this moment. One query. */
export const lessonsHeldBy = (db: Db, schoolId: string, accountId: string): Promise<LessonRowOf[]> =>
  db
    .select()
    .from(lesson)
    .where(and(eq(lesson.schoolId, schoolId), eq(lesson.accountId, accountId), isNull(lesson.endedAt)));

/** False where the code belongs to another lesson of the installation. */
export async function insertLesson(db: Db, row: typeof lesson.$inferInsert): Promise<boolean> {
  const rows = await db.insert(lesson).values(row).onConflictDoNothing().returning({ id: lesson.id });
  return rows.length === 1;
}

/** Whoever is in the room sees that something has changed. */
export async function updateLesson(
  db: Db,
  schoolId: string,
  id: string,
  change: Partial<typeof lesson.$inferInsert> = {},
): Promise<void> {
  await db
    .update(lesson)
    .set({ ...change, revision: sql`${lesson.revision} + 1` })
    .where(of(schoolId, id));
}

/** Lessons of these classes, newest first, after an id; only those with a task of a type where one is wished. */
export async function lessonsOf(
  db: Db,
  {
    schoolId,
    classIds,
    kind,
    before,
    limit,
  }: {
    schoolId: string;
    classIds: readonly string[];
    kind: number | undefined;
    before: string | undefined;
    limit: number;
  },
): Promise<LessonRowOf[]> {
  const hasKind: SQL | undefined =
    kind === undefined
      ? undefined
      : sql`exists (select from ${lessonTask} t where t.school_id = ${lesson.schoolId} and t.lesson_id = ${lesson.id} and t.kind = ${kind})`;
  return db
    .select()
    .from(lesson)
    .where(
      and(
        eq(lesson.schoolId, schoolId),
        inArray(lesson.classId, [...classIds]),
        before === undefined ? undefined : lt(lesson.id, before),
        hasKind,
      ),
    )
    .orderBy(desc(lesson.id))
    .limit(limit);
}

export async function tasksOf(db: Db, schoolId: string, lessonIds: readonly string[]): Promise<TaskRow[]> {
  return db
    .select()
    .from(lessonTask)
    .where(and(eq(lessonTask.schoolId, schoolId), inArray(lessonTask.lessonId, [...lessonIds])))
    .orderBy(lessonTask.lessonId, lessonTask.no);
}

/** A task, held against moving while its answer is written; answers do not wait for each other. */
export async function taskForAnswer(db: Db, schoolId: string, taskId: string): Promise<TaskRow | undefined> {
  const [row] = await db
    .select()
    .from(lessonTask)
    .where(and(eq(lessonTask.schoolId, schoolId), eq(lessonTask.id, taskId)))
    .for('share');
  return row;
}

export async function insertTask(db: Db, row: typeof lessonTask.$inferInsert): Promise<void> {
  await db.insert(lessonTask).values(row);
}

export async function updateTask(
  db: Db,
  { schoolId, id }: Pick<TaskRow, 'schoolId' | 'id'>,
  change: Partial<typeof lessonTask.$inferInsert>,
): Promise<void> {
  await db
    .update(lessonTask)
    .set(change)
    .where(and(eq(lessonTask.schoolId, schoolId), eq(lessonTask.id, id)));
}

/** The boxes of ballots of these tasks, the newest round last. */
export async function boxesOf(db: Db, schoolId: string, taskIds: readonly string[]) {
  return db
    .select()
    .from(lessonBox)
    .where(and(eq(lessonBox.schoolId, schoolId), inArray(lessonBox.taskId, [...taskIds])))
    .orderBy(lessonBox.round);
}

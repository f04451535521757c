import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { lessonTask } from '../tables.js';
import { lessonWriting } from './tables.js';

export type WritingRow = typeof lessonWriting.$inferSelect;

const ofTask = (schoolId: string, taskId: string, round: number) =>
  and(eq(lessonWriting.schoolId, schoolId), eq(lessonWriting.taskId, taskId), eq(lessonWriting.round, round));

/** Keeps what stands in a square now; what the teacher said of what stood there before is gone. An older writing changes nothing. */
export async function putWriting(db: Db, row: Omit<WritingRow, 'said' | 'saidBy'>): Promise<void> {
  const { nth, ink, verdict, found, at } = row;
  await db
    .insert(lessonWriting)
    .values(row)
    .onConflictDoUpdate({
      target: [
        lessonWriting.schoolId,
        lessonWriting.taskId,
        lessonWriting.round,
        lessonWriting.studentId,
        lessonWriting.cell,
      ],
      set: { nth, ink, verdict, found, at, said: null, saidBy: null },
      setWhere: sql`${lessonWriting.nth} < ${nth}`,
    });
}

/** What was found in each square, without the ink. */
export async function foundIn(db: Db, schoolId: string, { taskId, round }: { taskId: string; round: number }) {
  const { studentId, cell, verdict, found, said } = lessonWriting;
  return db
    .select({ studentId, cell, verdict, found, said })
    .from(lessonWriting)
    .where(ofTask(schoolId, taskId, round))
    .orderBy(cell, studentId);
}

export async function writingsIn(
  db: Db,
  schoolId: string,
  of: { taskId: string; round: number; cell?: number; studentId?: string },
): Promise<WritingRow[]> {
  const { cell, studentId } = of;
  return db
    .select()
    .from(lessonWriting)
    .where(
      and(
        ofTask(schoolId, of.taskId, of.round),
        cell === undefined ? undefined : eq(lessonWriting.cell, cell),
        studentId === undefined ? undefined : eq(lessonWriting.studentId, studentId),
      ),
    )
    .orderBy(lessonWriting.cell, lessonWriting.studentId);
}

/** All that a student has written, with the tasks that asked for it. */
export async function writingsOfStudent(db: Db, schoolId: string, studentId: string) {
  return db
    .select({ writing: lessonWriting, content: lessonTask.content })
    .from(lessonWriting)
    .innerJoin(
      lessonTask,
      and(eq(lessonTask.schoolId, lessonWriting.schoolId), eq(lessonTask.id, lessonWriting.taskId)),
    )
    .where(and(eq(lessonWriting.schoolId, schoolId), eq(lessonWriting.studentId, studentId)))
    .orderBy(lessonWriting.at);
}

/** Says whether a square is right. @returns whether there is such a square */
export async function saySquare(
  db: Db,
  schoolId: string,
  of: { taskId: string; round: number; studentId: string; cell: number },
  said: { isRight: boolean | null; by: string },
): Promise<boolean> {
  const rows = await db
    .update(lessonWriting)
    .set({ said: said.isRight, saidBy: said.isRight === null ? null : said.by })
    .where(
      and(
        ofTask(schoolId, of.taskId, of.round),
        eq(lessonWriting.studentId, of.studentId),
        eq(lessonWriting.cell, of.cell),
      ),
    )
    .returning({ cell: lessonWriting.cell });
  return rows.length === 1;
}

import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { inArray } from '../platform/sql-lists.js';
import { lessonMissedAnswer as missed } from './tables.js';

export type MissedRow = typeof missed.$inferSelect;

/** Keeps what came too late, the newest of each question. */
export async function putMissed(db: Db, row: MissedRow): Promise<void> {
  const { nth, labels, at } = row;
  await db
    .insert(missed)
    .values(row)
    .onConflictDoUpdate({
      target: [missed.schoolId, missed.taskId, missed.round, missed.no, missed.studentId],
      set: { nth, labels, at },
      setWhere: lt(missed.nth, nth),
    });
}

/** What the teacher has answered for somebody is missed no longer. */
export async function dropMissed(
  db: Db,
  { schoolId, taskId, round, no, studentId }: Pick<MissedRow, 'schoolId' | 'taskId' | 'round' | 'no' | 'studentId'>,
): Promise<void> {
  await db
    .delete(missed)
    .where(
      and(
        eq(missed.schoolId, schoolId),
        eq(missed.taskId, taskId),
        eq(missed.round, round),
        eq(missed.no, no),
        eq(missed.studentId, studentId),
      ),
    );
}

export async function missedOf(db: Db, schoolId: string, taskIds: readonly string[]): Promise<MissedRow[]> {
  return db
    .select()
    .from(missed)
    .where(and(eq(missed.schoolId, schoolId), inArray(missed.taskId, [...taskIds])));
}

import { and, eq, isNull, or } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { printRun } from '../tables.js';

/** A run and its parts. */
const withParts = (schoolId: string, printRunId: string) =>
  and(eq(printRun.schoolId, schoolId), or(eq(printRun.id, printRunId), eq(printRun.partOf, printRunId)));

/** Binds a print run and its parts to their homework, once. Answers false when they already belong to one. */
export async function attachRun(
  db: Db,
  schoolId: string,
  printRunId: string,
  { homeworkId, overAt }: { homeworkId: string; overAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(printRun)
    .set({ homeworkId, overAt })
    .where(and(withParts(schoolId, printRunId), isNull(printRun.homeworkId)))
    .returning({ id: printRun.id });
  return rows.length > 0;
}

/** Its homework was taken back: the copies may be given out as another one. */
export async function freeRun(db: Db, schoolId: string, printRunId: string): Promise<void> {
  await db.update(printRun).set({ homeworkId: null, overAt: null }).where(withParts(schoolId, printRunId));
}

/** Its homework ends at another moment. */
export async function moveRunEnd(db: Db, schoolId: string, printRunId: string, overAt: Date): Promise<void> {
  await db.update(printRun).set({ overAt }).where(withParts(schoolId, printRunId));
}

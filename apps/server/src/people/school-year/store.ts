import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { school } from '../tables.js';
import { schoolYearClass, schoolYearRun } from './tables.js';

export type Run = typeof schoolYearRun.$inferSelect;
export type ClassOfRun = typeof schoolYearClass.$inferSelect;

/** Writes the run down, unless the school has one under way: then it answers false, and nothing has happened. */
export async function insertRun(db: Db, run: typeof schoolYearRun.$inferInsert): Promise<boolean> {
  const rows = await db.insert(schoolYearRun).values(run).onConflictDoNothing().returning({ id: schoolYearRun.id });
  return rows.length === 1;
}

/** The newest run of a school, whatever became of it. */
export async function newestRun(db: Db, schoolId: string): Promise<Run | undefined> {
  const [row] = await db
    .select()
    .from(schoolYearRun)
    .where(eq(schoolYearRun.schoolId, schoolId))
    .orderBy(desc(schoolYearRun.id))
    .limit(1);
  return row;
}

/** The run, held until the transaction ends: what two processes or two people want of it comes one after the other. */
export async function lockRun(db: Db, schoolId: string, id: string): Promise<Run | undefined> {
  const [row] = await db
    .select()
    .from(schoolYearRun)
    .where(and(eq(schoolYearRun.schoolId, schoolId), eq(schoolYearRun.id, id)))
    .for('update');
  return row;
}

export async function changeRun(
  db: Db,
  { schoolId, id }: Pick<Run, 'schoolId' | 'id'>,
  change: Partial<typeof schoolYearRun.$inferInsert>,
): Promise<void> {
  await db
    .update(schoolYearRun)
    .set(change)
    .where(and(eq(schoolYearRun.schoolId, schoolId), eq(schoolYearRun.id, id)));
}

/** Runs under way that have not moved since: their process is gone. */
export const standingRuns = (db: Db, since: Date): Promise<Pick<Run, 'schoolId' | 'id'>[]> =>
  db
    .select({ schoolId: schoolYearRun.schoolId, id: schoolYearRun.id })
    .from(schoolYearRun)
    .where(and(eq(schoolYearRun.status, 'running'), lt(schoolYearRun.movedAt, since)));

export const classesOfRun = (db: Db, schoolId: string, runId: string): Promise<ClassOfRun[]> =>
  db
    .select()
    .from(schoolYearClass)
    .where(and(eq(schoolYearClass.schoolId, schoolId), eq(schoolYearClass.runId, runId)))
    .orderBy(schoolYearClass.gidBefore, schoolYearClass.nameBefore);

/** How many rows of the plan there are, and how many are settled in the direction of the run. One query. */
export async function countRows(db: Db, { schoolId, id, direction }: Run): Promise<{ done: number; total: number }> {
  const waits = direction === 'forward' ? 'planned' : 'moved';
  const [row] = await db.execute<{ done: number; total: number }>(sql`
    select count(*) filter (where state <> ${waits})::int as done, count(*)::int as total from (
      select state from school_year_class where school_id = ${schoolId} and run_id = ${id}
      union all select state from school_year_lesson where school_id = ${schoolId} and run_id = ${id}
      union all select state from school_year_student where school_id = ${schoolId} and run_id = ${id}) rows`);
  return row ?? { done: 0, total: 0 };
}

export async function changeSchool(
  db: Db,
  schoolId: string,
  change: { dataLock: boolean; schoolYear?: number },
): Promise<void> {
  await db.update(school).set(change).where(eq(school.id, schoolId));
}

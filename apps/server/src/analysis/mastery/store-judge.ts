import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import type { Subject } from './store.js';
import { masteryCheck } from './tables.js';

export type Day = typeof masteryCheck.$inferSelect;

/** How far the fitting of a day is; it begins where there is none. Older ones are kept for ninety days. */
export async function checkOfDay(db: Db, onDay: string): Promise<Day> {
  await db.execute(sql`delete from mastery_check where on_day < ${onDay}::date - 90`);
  await db.insert(masteryCheck).values({ onDay }).onConflictDoNothing();
  const [row] = await db.select().from(masteryCheck).where(eq(masteryCheck.onDay, onDay));
  if (row === undefined) throw new Error('the fitting of the models has no row');
  return row;
}

export async function keepDay(db: Db, { onDay, ...day }: Day): Promise<void> {
  await db.update(masteryCheck).set(day).where(eq(masteryCheck.onDay, onDay));
}

/** The next schools and subjects in which something is known of a student, by key. */
export async function subjectsAfter(
  db: Db,
  { afterSchool, afterSubject }: Pick<Day, 'afterSchool' | 'afterSubject'>,
  limit: number,
): Promise<Subject[]> {
  return db.execute<{ schoolId: string; subjectId: number }>(sql`
    select distinct school_id as "schoolId", subject_id as "subjectId" from mastery
    where ${afterSchool}::uuid is null or (school_id, subject_id) > (${afterSchool}::uuid, ${afterSubject}::int)
    order by 1, 2 limit ${limit}`);
}

/** Some students of whom something is known in the subject, the same every night: drawn by their ids, from all classes. */
export async function someStudents(db: Db, { schoolId, subjectId }: Subject, limit: number): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`
    select student_id as id from mastery where school_id = ${schoolId} and subject_id = ${subjectId}
    order by md5(student_id::text) limit ${limit}`);
  return rows.map(({ id }) => id);
}

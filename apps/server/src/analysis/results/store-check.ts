import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import type { HomeworkRef } from './store.js';
import { resultCheck } from './tables.js';

export type Check = typeof resultCheck.$inferSelect;

/** How far the check of a day is; it begins where there is none. Older ones are kept for ninety days. */
export async function checkOf(db: Db, onDay: string): Promise<Check> {
  await db.execute(sql`delete from result_check where on_day < ${onDay}::date - 90`);
  await db.insert(resultCheck).values({ onDay }).onConflictDoNothing();
  const [row] = await db.select().from(resultCheck).where(eq(resultCheck.onDay, onDay));
  if (row === undefined) throw new Error('the check of the results has no row');
  return row;
}

export async function keepCheck(db: Db, { onDay, ...check }: Check): Promise<void> {
  await db.update(resultCheck).set(check).where(eq(resultCheck.onDay, onDay));
}

/** The next homework of the installation by key. */
export async function homeworkAfter(
  db: Db,
  { afterSchool, afterHomework }: Pick<Check, 'afterSchool' | 'afterHomework'>,
  limit: number,
): Promise<HomeworkRef[]> {
  return db.execute<{ schoolId: string; homeworkId: string }>(sql`
    select school_id as "schoolId", id as "homeworkId" from homework
    where ${afterSchool}::uuid is null or (school_id, id) > (${afterSchool}::uuid, ${afterHomework}::uuid)
    order by school_id, id limit ${limit}`);
}

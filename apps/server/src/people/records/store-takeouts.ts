import { and, desc, eq, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import type { KeptFor } from '../../platform/kept-for.js';
import { inArray } from '../../platform/sql-lists.js';
import { studentTakeout } from '../tables.js';

export type TakeOutRow = typeof studentTakeout.$inferSelect;

interface Of {
  schoolId: string;
  id: string;
}
const isOf = ({ schoolId, id }: Of) => and(eq(studentTakeout.schoolId, schoolId), eq(studentTakeout.id, id));

export const insertTakeOut = async (db: Db, row: typeof studentTakeout.$inferInsert): Promise<void> =>
  void (await db.insert(studentTakeout).values(row));

export async function findTakeOut(db: Db, of: Of): Promise<TakeOutRow | undefined> {
  const [row] = await db.select().from(studentTakeout).where(isOf(of));
  return row;
}

/** One that is being made is ready now; false where it was given up meanwhile, because the student was erased. */
export async function finishTakeOut(db: Db, of: Of, kept: { sha256: string; size: number }): Promise<boolean> {
  const rows = await db
    .update(studentTakeout)
    .set({ ...kept, state: 'ready' })
    .where(and(isOf(of), inArray(studentTakeout.state, ['making', 'failed'])))
    .returning({ id: studentTakeout.id });
  return rows.length > 0;
}

export const failTakeOut = async (db: Db, of: Of): Promise<void> =>
  void (await db
    .update(studentTakeout)
    .set({ state: 'failed' })
    .where(and(isOf(of), eq(studentTakeout.state, 'making'))));

export const takeOutsOf = (
  db: Db,
  of: { schoolId: string; studentId: string; before: string | undefined; limit: number },
): Promise<TakeOutRow[]> =>
  db
    .select()
    .from(studentTakeout)
    .where(
      and(
        eq(studentTakeout.schoolId, of.schoolId),
        eq(studentTakeout.studentId, of.studentId),
        of.before === undefined ? undefined : lt(studentTakeout.id, of.before),
      ),
    )
    .orderBy(desc(studentTakeout.id))
    .limit(of.limit);

const isKept = ne(studentTakeout.state, 'gone');
const askedBefore = (schoolId: string, before: Date) =>
  and(eq(studentTakeout.schoolId, schoolId), isKept, lt(studentTakeout.askedAt, before));

/** The files of these go; answers how many, and their contents. What is being made is given up. */
async function drop(db: Db, which: SQL | undefined): Promise<{ removed: number; contents: string[] }> {
  const rows = await db.execute<{ sha256: string | null }>(sql`
    with old as (select school_id, id, sha256 from ${studentTakeout} where ${which} for update)
    update student_takeout t set state = 'gone', sha256 = null, size = null from old
    where t.school_id = old.school_id and t.id = old.id returning old.sha256`);
  const gone = [...rows];
  return { removed: gone.length, contents: gone.flatMap(({ sha256 }) => sha256 ?? []) };
}

/** Nothing that was taken out about the student is kept any more. */
export const dropTakeOutsOf = (db: Db, { schoolId, studentId }: { schoolId: string; studentId: string }) =>
  drop(db, and(eq(studentTakeout.schoolId, schoolId), eq(studentTakeout.studentId, studentId), isKept));

/** What was taken out waits to be fetched for some days. */
export const oldTakeOuts: KeptFor = {
  due: (db, schoolId, before) => db.$count(studentTakeout, askedBefore(schoolId, before)),
  remove: (db, schoolId, before) => drop(db, askedBefore(schoolId, before)),
};

import { sql } from 'drizzle-orm';
import type { KeptFor } from '../platform/kept-for.js';

const named = (schoolId: string, before: Date) => sql`s.school_id = ${schoolId} and s.name <> ''
  and exists (select from lesson l where l.school_id = s.school_id and l.id = s.lesson_id and l.ended_at < ${before.toISOString()}::timestamptz)`;
const written = (schoolId: string, before: Date) => sql`w.school_id = ${schoolId} and w.ink <> ''
  and exists (select from lesson_task t join lesson l on l.school_id = t.school_id and l.id = t.lesson_id
    where t.school_id = w.school_id and t.id = w.task_id and l.ended_at < ${before.toISOString()}::timestamptz)`;

/** The names that were typed at the door of lessons, and what was written by hand in them: seats, answers and what was found stay without them. */
export const oldSeats: KeptFor = {
  due: async (db, schoolId, before) => {
    const [row] = await db.execute<{ n: number }>(
      sql`select (select count(*)::int from lesson_seat s where ${named(schoolId, before)})
        + (select count(*)::int from lesson_writing w where ${written(schoolId, before)}) as n`,
    );
    return row?.n ?? 0;
  },
  remove: async (db, schoolId, before) => {
    const gone = await db.execute(
      sql`update lesson_seat s set name = '' where ${named(schoolId, before)} returning s.id`,
    );
    const wiped = await db.execute(
      sql`update lesson_writing w set ink = '' where ${written(schoolId, before)} returning w.cell`,
    );
    return { removed: [...gone].length + [...wiped].length, contents: [] };
  },
};

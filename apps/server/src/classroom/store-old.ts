import { sql } from 'drizzle-orm';
import type { KeptFor } from '../platform/kept-for.js';

const named = (schoolId: string, before: Date) => sql`s.school_id = ${schoolId} and s.name <> ''
  and exists (select from lesson l where l.school_id = s.school_id and l.id = s.lesson_id and l.ended_at < ${before.toISOString()}::timestamptz)`;

/** The names that were typed at the door of lessons: the seats and their answers stay without them. */
export const oldSeats: KeptFor = {
  due: async (db, schoolId, before) => {
    const [row] = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from lesson_seat s where ${named(schoolId, before)}`,
    );
    return row?.n ?? 0;
  },
  remove: async (db, schoolId, before) => {
    const gone = await db.execute(
      sql`update lesson_seat s set name = '' where ${named(schoolId, before)} returning s.id`,
    );
    return { removed: [...gone].length, contents: [] };
  },
};

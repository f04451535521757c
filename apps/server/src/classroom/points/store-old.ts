import { type SQL, sql } from 'drizzle-orm';
import type { KeptFor } from '../../platform/kept-for.js';

/** What was given, or written last, before a moment. */
const older = (schoolId: string, at: SQL, before: Date) =>
  sql`school_id = ${schoolId} and ${at} < ${before.toISOString()}::timestamptz`;
const givenAt = sql.raw('given_at');
const changedAt = sql.raw('changed_at');

/** Points and remarks of long ago: who gave them to whom, and why. */
export const oldPoints: KeptFor = {
  due: async (db, schoolId, before) => {
    const [row] = await db.execute<{ n: number }>(sql`
      select (select count(*) from point_gift where ${older(schoolId, givenAt, before)})::int
        + (select count(*) from remark where ${older(schoolId, changedAt, before)})::int as n`);
    return row?.n ?? 0;
  },
  remove: async (db, schoolId, before) => {
    const gifts = await db.execute(sql`delete from point_gift where ${older(schoolId, givenAt, before)} returning id`);
    const remarks = await db.execute(sql`delete from remark where ${older(schoolId, changedAt, before)} returning id`);
    return { removed: [...gifts].length + [...remarks].length, contents: [] };
  },
};

import { sql } from 'drizzle-orm';
import type { KeptFor } from '../../platform/kept-for.js';

const SOME = 20;
const old = (
  schoolId: string,
  before: Date,
) => sql`school_id = ${schoolId} and touched_at < ${before.toISOString()}::timestamptz
  and state not in ('checking', 'applying', 'undoing')`;

/** Lists that were imported, with the rows as they stood in the file. Who came by them stays. */
export const oldImports: KeptFor = {
  due: async (db, schoolId, before) => {
    const [row] = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from roster_import where ${old(schoolId, before)}`,
    );
    return row?.n ?? 0;
  },
  remove: async (db, schoolId, before) => {
    const gone = await db.execute(sql`
      delete from roster_import where school_id = ${schoolId} and id in
        (select id from roster_import where ${old(schoolId, before)} limit ${SOME}) returning id`);
    return { removed: [...gone].length, contents: [] };
  },
};

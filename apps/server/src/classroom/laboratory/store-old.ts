import { sql } from 'drizzle-orm';
import type { KeptFor } from '../../platform/kept-for.js';

const AT_ONCE = 500;
const iso = (before: Date) => sql`${before.toISOString()}::timestamptz`;

/** Photographs and notes of lab work of long ago; the scores stay. */
export const oldLabEvidence: KeptFor = {
  due: async (db, schoolId, before) => {
    const [row] = await db.execute<{ n: number }>(sql`
      select (select count(*) from lab_photo where school_id = ${schoolId} and taken_at < ${iso(before)})::int
        + (select count(*) from lab_score where school_id = ${schoolId} and scored_at < ${iso(before)} and note <> '')::int as n`);
    return row?.n ?? 0;
  },
  remove: async (db, schoolId, before) => {
    const photos = await db.execute<{ sha256: string }>(sql`
      delete from lab_photo where school_id = ${schoolId} and id in (
        select id from lab_photo where school_id = ${schoolId} and taken_at < ${iso(before)} limit ${AT_ONCE})
      returning sha256`);
    const notes = await db.execute(sql`
      update lab_score set note = '' where school_id = ${schoolId} and scored_at < ${iso(before)} and note <> '' returning step_id`);
    const contents = [...photos].map(({ sha256 }) => sha256);
    return { removed: contents.length + [...notes].length, contents };
  },
};

import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import type { House } from '../../platform/house.js';
import { judgeList } from './judge-rows.js';
import { dayOf, hereOf, type Run, tellProgress, withinRun } from './roster-work.js';
import { importById, type Of, updateImport } from './store.js';
import { judgeRows, rowsToCheck } from './store-rows.js';
import type { NewClass } from './tables.js';

const CHUNK = 5_000;

/** The dry run: says of every row what would become of it. Nothing of the school changes. */
export async function checkRoster(house: House, run: Run): Promise<void> {
  const within = <T>(work: (db: Db) => Promise<T>) => house.database.asActor({ schoolIds: [run.schoolId] }, work);
  const verdicts = await within(async (db) => {
    const of = await importById(db, run);
    // A new dry run names new classes afresh: an earlier one may have read the columns otherwise.
    return judgeList(db, { ...of, newClasses: [] }, await rowsToCheck(db, run), dayOf(hereOf(house)));
  });
  for (let from = 0; from < verdicts.length; from += CHUNK) {
    const some = verdicts.slice(from, from + CHUNK);
    if ((await withinRun(house, run, (db) => judgeRows(db, run, some).then(() => true))) === undefined) return;
    await tellProgress(house, run, from + some.length, verdicts.length);
  }
  await withinRun(house, run, async (db) => {
    await updateImport(db, run, {
      state: 'checked',
      newClasses: await newClassesOf(db, run),
      touchedAt: house.clock.now(),
    });
  });
}

/** The classes that rows which would be written need and the school has not. */
export async function newClassesOf(db: Db, { schoolId, importId }: Of): Promise<NewClass[]> {
  return db.execute<NewClass & Record<string, unknown>>(sql`
    select found->'class'->>'name' as name, (found->'class'->>'gid')::int as gid, count(*)::int as rows from roster_row
    where school_id = ${schoolId} and import_id = ${importId} and status in ('added', 'changed', 'conflict')
      and found->'class'->>'name' is not null and found->'class'->>'classId' is null group by 1, 2 order by 2, 1`);
}

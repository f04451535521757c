import type { Db } from '../../../platform/db.js';
import type { Services } from '../../../platform/services.js';
import { newClassesOf } from '../apply/store-new-classes.js';
import { dayOf, hereOf, notifyProgress, type Run, withinRun } from '../roster-work.js';
import { importById, updateImport } from '../store.js';
import { judgeRows, rowsToCheck } from '../store-rows.js';
import { judgeList } from './judge-rows.js';

const CHUNK = 5_000;

/** The dry run: says of every row what would become of it. Nothing of the school changes. */
export async function checkRoster(services: Services, run: Run): Promise<void> {
  const within = <T>(work: (db: Db) => Promise<T>) => services.database.asActor({ schoolIds: [run.schoolId] }, work);
  const verdicts = await within(async (db) => {
    const of = await importById(db, run);
    // A new dry run names new classes afresh: an earlier one may have read the columns otherwise.
    return judgeList(db, { ...of, newClasses: [] }, await rowsToCheck(db, run), dayOf(hereOf(services)));
  });
  for (let from = 0; from < verdicts.length; from += CHUNK) {
    const some = verdicts.slice(from, from + CHUNK);
    if ((await withinRun(services, run, (db) => judgeRows(db, run, some).then(() => true))) === undefined) return;
    await notifyProgress(services, run, from + some.length, verdicts.length);
  }
  await withinRun(services, run, async (db) => {
    await updateImport(db, run, {
      state: 'checked',
      newClasses: await newClassesOf(db, run),
      touchedAt: services.clock.now(),
    });
  });
}

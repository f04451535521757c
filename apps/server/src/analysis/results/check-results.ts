import { isDeepStrictEqual } from 'node:util';
import { toStamp } from '@zhibi/contract/kernel';
import { findHomework } from '../../homework/index.js';
import type { Services } from '../../platform/services.js';
import { isNight } from '../rules.js';
import type { CountedClass } from './count-classes.js';
import { countHomework } from './count-results.js';
import { type HomeworkRef, keptResults, lockCounting, putResults, waitingOf } from './store.js';
import { checkOf, homeworkAfter, keepCheck } from './store-check.js';

export const CHECK_RESULTS = 'check-results';

/** A round ends after so long and goes on a minute later: other work of the night comes in between. */
const ROUND_MS = 40_000;
const PAGE = 200;

/** By night, once a day: counts the results of every homework anew. What differs is logged and mended. Broken off it goes on where it was. */
export async function checkResults({ database, clock, settings, log }: Services): Promise<void> {
  const stamp = toStamp(clock.now(), settings.TZ_NAME);
  if (!isNight(stamp)) return;
  const day = `${stamp.slice(0, 4)}-${stamp.slice(4, 6)}-${stamp.slice(6, 8)}`;
  const until = performance.now() + ROUND_MS;
  let check = await database.asSystem((db) => checkOf(db, day));
  while (check.endedAt === null && performance.now() < until) {
    const page = await database.readAsSystem((db) => homeworkAfter(db, check, PAGE));
    let mended = 0;
    for (const of of page) if (await mend({ database, log }, of)) mended++;
    const last = page.at(-1);
    check = {
      ...check,
      checked: check.checked + page.length,
      mended: check.mended + mended,
      afterSchool: last?.schoolId ?? check.afterSchool,
      afterHomework: last?.homeworkId ?? check.afterHomework,
      endedAt: page.length < PAGE ? clock.now() : null,
    };
    const now = check;
    await database.asSystem((db) => keepCheck(db, now));
    if (now.endedAt !== null) log.info({ checked: now.checked, mended: now.mended }, 'results were counted anew');
  }
}

/** Counts one homework anew; answers whether it had to be mended. What waits to be counted is not judged. */
const mend = ({ database, log }: Pick<Services, 'database' | 'log'>, of: HomeworkRef): Promise<boolean> =>
  database.asSystem(async (db) => {
    await lockCounting(db);
    const homework = await findHomework(db, of.schoolId, of.homeworkId);
    const waiting = await waitingOf(db, of.schoolId, [of.homeworkId]);
    if (homework === undefined || waiting.has(of.homeworkId)) return false;
    const [kept, counted] = [await keptResults(db, of), await countHomework(db, homework)];
    const classIds = differing(kept, counted);
    if (classIds.length === 0) return false;
    log.warn({ ...of, classIds }, 'kept results were not what the answers say; they were mended');
    await putResults(db, of, counted);
    return true;
  });

/** The classes whose results differ. */
function differing(kept: readonly CountedClass[], counted: readonly CountedClass[]): string[] {
  const [before, after] = [kept, counted].map((all) => new Map(all.map((one) => [one.classId, one])));
  return [...new Set([...kept, ...counted].map(({ classId }) => classId))].filter(
    (classId) => !isDeepStrictEqual(before?.get(classId), after?.get(classId)),
  );
}

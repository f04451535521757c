import { toStamp } from '@zhibi/contract/kernel';
import { backTest, type Trial, withDifficulties } from '@zhibi/mastery';
import type { Db } from '../../platform/db.js';
import type { Services } from '../../platform/services.js';
import { isNight } from '../rules.js';
import { readHistories } from './read-histories.js';
import { keptModel } from './rules-kept.js';
import { dropModel, noteEverybody, putModel, type Subject } from './store.js';
import { checkOfDay, keepDay, someStudents, subjectsAfter } from './store-judge.js';

export const JUDGE_MASTERY = 'judge-mastery';

/** A round ends after so long and goes on a minute later: other work of the night comes in between. */
const ROUND_MS = 40_000;
const PAGE = 20;
/** So many students say enough of a school, and are fitted in a second or two. */
const MOST_STUDENTS = 300;

/** By night, once a day: fits and tests the model of each school and subject. Broken off it goes on where it was. */
export async function judgeMastery({ database, clock, settings, log }: Services): Promise<void> {
  const stamp = toStamp(clock.now(), settings.TZ_NAME);
  if (!isNight(stamp)) return;
  const day = `${stamp.slice(0, 4)}-${stamp.slice(4, 6)}-${stamp.slice(6, 8)}`;
  const until = performance.now() + ROUND_MS;
  let check = await database.asSystem((db) => checkOfDay(db, day));
  while (check.endedAt === null && performance.now() < until) {
    const page = await database.readAsSystem((db) => subjectsAfter(db, check, PAGE));
    for (const of of page) await database.asSystem((db) => judgeSubject(db, of, { now: clock.now(), day }));
    const last = page.at(-1);
    check = {
      ...check,
      judged: check.judged + page.length,
      afterSchool: last?.schoolId ?? check.afterSchool,
      afterSubject: last?.subjectId ?? check.afterSubject,
      endedAt: page.length < PAGE ? clock.now() : null,
    };
    const now = check;
    await database.asSystem((db) => keepDay(db, now));
    if (now.endedAt !== null) log.info({ judged: now.judged }, 'models of mastery were fitted and tested');
  }
}

/** Fits and tests one subject of a school, and keeps both; everybody is counted anew with it. Nothing is kept where too little was answered. */
export async function judgeSubject(
  db: Db,
  of: Subject,
  { now, day }: { now: Date; day: string },
): Promise<Trial | undefined> {
  const studentIds = await someStudents(db, of, MOST_STUDENTS);
  const histories = await readHistories(db, { ...of, studentIds }, now);
  // Its results are being counted: tomorrow.
  if (histories === undefined) return undefined;
  const found = backTest(histories.map(({ classId, history }) => ({ group: classId, history })));
  if (found === undefined) {
    await dropModel(db, of);
    return undefined;
  }
  const model = withDifficulties(
    found.model,
    histories.map(({ history }) => history),
  );
  await putModel(db, { ...of, judgedOn: day, model: keptModel(model), trial: found.trial });
  await noteEverybody(db, of);
  return found.trial;
}

import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import type { Services } from '../../platform/services.js';
import { notifySchool } from './notify-school.js';
import { MAX_TRIES, stepAfter } from './rules.js';
import { changeRun, changeSchool, lockRun, type Run } from './store.js';
import { returnClasses, returnLessons, returnStudents } from './store-back.js';
import { moveClasses, moveLessons, moveStudents } from './store-forward.js';
import { recordHistoryOfClasses, recordHistoryOfLessons, recordHistoryOfStudents } from './write-history.js';

type Which = Pick<Run, 'schoolId' | 'id'>;
type Here = Pick<Services, 'database' | 'clock' | 'log'>;

/** Carries a run to its end. It may be killed anywhere and called again, also twice at once: nothing is done twice. */
export async function moveOn(services: Here, which: Which): Promise<void> {
  while (await moveOnce(services, which)) await Promise.resolve();
}

/**
 * One piece of a run in one transaction: so many rows of the plan, and the mark that they are settled. Answers whether
 * there is more to do. A piece that keeps failing stops the run, with the school still locked, until somebody decides.
 */
export async function moveOnce({ database, clock, log }: Here, which: Which): Promise<boolean> {
  try {
    return await database.asSystem(async (db) => {
      const run = await lockRun(db, which.schoolId, which.id);
      if (run?.status !== 'running') return false;
      const now = clock.now();
      if (run.step === 'year') {
        await finish(db, run, now);
        return false;
      }
      const settled = await settle(db, run, now);
      const step = settled > 0 ? run.step : stepAfter(run.step);
      await changeRun(db, run, { step, tries: 0, movedAt: now });
      return true;
    });
  } catch (error) {
    log.error({ err: error, schoolId: which.schoolId }, 'a step of a school year failed');
    return failOnce(database, which, error, clock.now());
  }
}

/** Settles the next rows of the step; answers how many. */
async function settle(db: Db, run: Run, at: Date): Promise<number> {
  const isForward = run.direction === 'forward';
  if (run.step === 'classes') {
    const moved = await (isForward ? moveClasses(db, run) : returnClasses(db, run));
    await recordHistoryOfClasses(db, run, at, moved);
    return moved.length;
  }
  if (run.step === 'lessons') {
    const moved = await (isForward ? moveLessons(db, run) : returnLessons(db, run));
    await recordHistoryOfLessons(db, run, at, moved);
    return moved.length;
  }
  const moved = await (isForward ? moveStudents(db, run) : returnStudents(db, run));
  await recordHistoryOfStudents(db, run, at, moved);
  return moved.length;
}

/** The new year begins, or the old one goes on: the school is open again. */
async function finish(db: Db, run: Run, now: Date): Promise<void> {
  const isForward = run.direction === 'forward';
  await changeSchool(db, run.schoolId, { dataLock: false, schoolYear: isForward ? run.toYear : run.fromYear });
  await changeRun(
    db,
    run,
    isForward ? { status: 'done', finishedAt: now, movedAt: now } : { status: 'undone', undoneAt: now, movedAt: now },
  );
  await recordAct(db, {
    accountId: isForward ? run.startedBy : run.undoBy,
    schoolId: run.schoolId,
    what: isForward ? 'school-year-upgraded' : 'school-year-undone',
    detail: { upgradeId: run.id, fromYear: run.fromYear, toYear: run.toYear },
  });
  await notifySchool(db, run.schoolId, isForward ? 'done' : 'undone');
}

/** Counts a failure. Rethrows while it is tried again by itself; then the run stops and says so. */
async function failOnce(database: Here['database'], which: Which, error: unknown, now: Date): Promise<boolean> {
  const isOver = await database.asSystem(async (db) => {
    const run = await lockRun(db, which.schoolId, which.id);
    if (run?.status !== 'running') return true;
    const tries = run.tries + 1;
    const failure = error instanceof Error ? error.message : String(error);
    const stops = tries >= MAX_TRIES;
    await changeRun(db, run, { tries, failure, movedAt: now, ...(stops ? { status: 'failed' } : {}) });
    if (stops) await notifySchool(db, run.schoolId, 'failed');
    return stops;
  });
  if (!isOver) throw error;
  return false;
}

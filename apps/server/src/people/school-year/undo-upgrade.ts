import type { ActName } from '@zhibi/contract/operations';
import type { UndoException } from '@zhibi/contract/people/school-year';
import type { Actor } from '@zhibi/contract/session';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { queueTask } from '../../platform/jobs/index.js';
import { ensure, found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { findSchool } from '../store.js';
import { notifySchool } from './notify-school.js';
import { mayMoveYear } from './policy.js';
import { isUndoable } from './rules.js';
import { MOVE_SCHOOL_YEAR } from './start-upgrade.js';
import { changeRun, changeSchool, lockRun, newestRun, type Run } from './store.js';
import { exceptionsOf } from './store-exceptions.js';

type Here = Pick<Services, 'database' | 'clock'>;

/** So many exceptions are named; their number is told whole. */
const NAMED = 200;

/** What an undoing would leave as it is. */
export async function rehearseUndo(
  db: Db,
  actor: Actor,
  upgradeId: string,
  now: Date,
): Promise<{ total: number; items: UndoException[] }> {
  ensure(mayMoveYear(actor), 'not-found');
  const run = found(await newestRun(db, actor.schoolId));
  ensure(run.id === upgradeId, 'not-found');
  const { schoolYear } = found(await findSchool(db, actor.schoolId));
  ensure(isUndoable(run, schoolYear, now), 'conflict', 'not-undoable');
  return exceptionsOf(db, run, NAMED);
}

/** Locks the school again and takes the newest upgrade back. What changed since stands as it is. */
export async function undoUpgrade(
  here: Here,
  actor: Actor,
  input: { upgradeId: string; confirm: string },
): Promise<void> {
  ensure(mayMoveYear(actor), 'not-found');
  await here.database.asSystem(async (db) => {
    const run = await ownRun(db, actor, input.upgradeId);
    const school = found(await findSchool(db, actor.schoolId));
    const now = here.clock.now();
    ensure(isUndoable(run, school.schoolYear, now), 'conflict', 'not-undoable');
    ensure((await newestRun(db, actor.schoolId))?.id === run.id, 'conflict', 'not-undoable');
    ensure(input.confirm.trim() === school.name, 'conflict', 'not-confirmed');
    await changeRun(db, run, {
      direction: 'back',
      status: 'running',
      step: 'classes',
      tries: 0,
      failure: '',
      undoBy: actor.accountId,
      undoAt: now,
      movedAt: now,
    });
    await goOn(db, actor, run, 'school-year-undo-started');
  });
}

/** Goes on with a run that stopped, from the step that failed. */
export async function resumeUpgrade(here: Here, actor: Actor, upgradeId: string): Promise<void> {
  ensure(mayMoveYear(actor), 'not-found');
  await here.database.asSystem(async (db) => {
    const run = await ownRun(db, actor, upgradeId);
    ensure(run.status === 'failed', 'conflict', 'not-failed');
    await changeRun(db, run, { status: 'running', tries: 0, failure: '', movedAt: here.clock.now() });
    await goOn(db, actor, run, 'school-year-resumed');
  });
}

/** The run under a lock; another school's is not found. */
const ownRun = async (db: Db, { schoolId }: Actor, id: string): Promise<Run> => found(await lockRun(db, schoolId, id));

async function goOn(db: Db, actor: Actor, { schoolId, id }: Run, what: ActName): Promise<void> {
  await changeSchool(db, schoolId, { dataLock: true });
  await recordAct(db, { accountId: actor.accountId, schoolId, what, detail: { upgradeId: id } });
  await notifySchool(db, schoolId, 'running');
  await queueTask(db, MOVE_SCHOOL_YEAR, { schoolId, id });
}

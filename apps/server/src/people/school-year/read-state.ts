import { toStamp } from '@zhibi/contract/kernel';
import type { Upgrade } from '@zhibi/contract/people/school-year';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import { accountFactsById } from '../../session/index.js';
import { findSchool } from '../store.js';
import { mayMoveYear } from './policy.js';
import { isUndoable, undoUntil } from './rules.js';
import { classesOfRun, countRows, newestRun } from './store.js';

interface When {
  now: Date;
  timeZone: string;
}

/** The newest upgrade of the actor's school, for the screen that watches it. */
export async function readState(db: Db, actor: Actor, { now, timeZone }: When): Promise<Upgrade | null> {
  const run = await newestRun(db, actor.schoolId);
  if (run === undefined) return null;
  const { schoolYear } = found(await findSchool(db, actor.schoolId));
  const stamp = (at: Date | null) => (at === null ? null : toStamp(at, timeZone));
  const classes = await classesOfRun(db, actor.schoolId, run.id);
  const starter = (await accountFactsById(db, [run.startedBy])).get(run.startedBy);
  const may = mayMoveYear(actor);
  const isOpen = isUndoable(run, schoolYear, now);
  const settled = run.direction === 'forward' ? 'planned' : 'moved';
  return {
    upgradeId: run.id,
    fromYear: run.fromYear,
    toYear: run.toYear,
    status: run.status,
    direction: run.direction,
    step: run.step,
    ...(await countRows(db, run)),
    failure: run.failure,
    startedBy: starter?.name ?? '',
    startedAt: toStamp(run.startedAt, timeZone),
    finishedAt: stamp(run.undoneAt ?? run.finishedAt),
    undoUntil: isOpen && run.finishedAt !== null ? stamp(undoUntil(run.finishedAt)) : null,
    classes: classes.map((one) => ({
      classId: one.classId,
      from: one.nameBefore,
      to: one.gidAfter === null ? null : one.nameAfter,
      students: one.students,
      isDone: one.state !== settled,
    })),
    can: { resume: may && run.status === 'failed', undo: may && isOpen },
  };
}

/** The result call of the protocol. An upgrade that was taken back is none. */
export async function readResult(db: Db, schoolId: string, timeZone: string) {
  const run = await newestRun(db, schoolId);
  if (run === undefined || run.status === 'undone')
    return { status: 'none' as const, startedAt: null, finishedAt: null, classes: [] };
  const classes = await classesOfRun(db, schoolId, run.id);
  return {
    status: run.status,
    startedAt: toStamp(run.startedAt, timeZone),
    finishedAt: run.finishedAt && toStamp(run.finishedAt, timeZone),
    classes: classes.map((one) => ({
      className: one.nameAfter,
      from: one.gidBefore,
      to: one.gidAfter,
      students: one.students,
    })),
  };
}

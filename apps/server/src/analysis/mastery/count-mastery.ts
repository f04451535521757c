import { afterAnswer, type Belief, newcomer } from '@zhibi/mastery';
import type { Database, Db } from '../../platform/db.js';
import type { Log } from '../../platform/log.js';
import { Rounds } from '../../platform/rounds.js';
import { readHistories } from './read-histories.js';
import { type KeptBelief, keptBelief, modelOf } from './rules-kept.js';
import {
  anyMasteryNews,
  findModel,
  lockMastery,
  noteMastery,
  putMastery,
  takeMasteryNews,
  type Waiting,
} from './store.js';

/** A class and who joined it late are counted together. */
const STUDENTS_AT_ONCE = 60;
const REST_MS = 300;

interface Needs {
  database: Database;
  log: Log;
  clock: { now(): Date };
}

/** Keeps the mastery of students while papers go back and their scores change. It follows the counting of the results, which it reads. */
export const countingMastery = (needs: Needs): Rounds =>
  new Rounds(needs.database, {
    round: (isOver) => countMastery(needs, isOver),
    restMs: REST_MS,
    // What waits goes on waiting: the next round takes it.
    onFailed: (error) => needs.log.error({ err: error }, 'mastery could not be counted'),
  });

type Outcome = 'counted' | 'waits' | 'nothing';

/** Counts who waits, some students in one transaction, until nobody waits, or the results they stand in are not counted yet: those go behind all others. */
export async function countMastery(
  { database, log, clock }: Needs,
  isOver: () => boolean = () => false,
): Promise<void> {
  if (!(await database.readAsSystem(anyMasteryNews))) return;
  for (;;) {
    if (isOver()) return;
    let taken: Waiting | undefined;
    const count = async (db: Db): Promise<Outcome> => {
      await lockMastery(db);
      taken = await takeMasteryNews(db, STUDENTS_AT_ONCE);
      return taken === undefined ? 'nothing' : countSome(db, taken, clock.now());
    };
    try {
      if ((await database.asSystem(count)) !== 'counted') return;
    } catch (error) {
      const failed = taken;
      if (failed === undefined) throw error;
      log.error({ err: error, ...failed }, 'the mastery of some students could not be counted');
      await database.asSystem((db) => noteMastery(db, failed));
      return;
    }
  }
}

async function countSome(db: Db, waiting: Waiting, now: Date): Promise<Outcome> {
  const histories = await readHistories(db, waiting, now);
  if (histories === undefined) {
    await noteMastery(db, waiting);
    return 'waits';
  }
  const model = modelOf((await findModel(db, waiting))?.model);
  const beliefs = histories.flatMap(({ studentId, history }): [string, KeptBelief][] => {
    const belief = history.reduce((known: Belief, answer) => afterAnswer(model, known, answer), newcomer);
    return history.length === 0 ? [] : [[studentId, keptBelief(belief, history)]];
  });
  await putMastery(db, waiting, new Map(beliefs));
  return 'counted';
}

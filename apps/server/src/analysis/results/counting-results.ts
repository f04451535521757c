import type { Database, Db } from '../../platform/db.js';
import type { Log } from '../../platform/log.js';
import { Rounds } from '../../platform/rounds.js';
import { countResults } from './count-results.js';
import { anyNews, type HomeworkRef, lockCounting, putBehind, takeNews } from './store.js';

/** So long it rests after a round: a class that is marked answer by answer is counted five times a second at most. */
const REST_MS = 200;

/**
 * Keeps the results of classes while scores change. It is no job: no long work that others queued stands before it, so
 * that a changed score has changed every figure within two seconds.
 */
export const countingResults = (database: Database, log: Log): Rounds =>
  new Rounds(database, {
    round: (isOver) => countNews(database, log, isOver),
    restMs: REST_MS,
    // What waits goes on waiting: the next round takes it.
    onFailed: (error) => log.error({ err: error }, 'results could not be counted'),
  });

/** Counts what waits, one homework in one transaction, until nothing waits or one cannot be counted: that one goes behind all others. */
export async function countNews(database: Database, log: Log, isOver: () => boolean = () => false): Promise<void> {
  if (!(await database.readAsSystem(anyNews))) return;
  for (;;) {
    if (isOver()) return;
    let taken: HomeworkRef | undefined;
    const count = async (db: Db) => {
      await lockCounting(db);
      taken = await takeNews(db);
      if (taken !== undefined) await countResults(db, taken);
      return taken !== undefined;
    };
    try {
      if (!(await database.asSystem(count))) return;
    } catch (error) {
      const failed = taken;
      if (failed === undefined) throw error;
      log.error({ err: error, ...failed }, 'the results of a homework could not be counted');
      await database.asSystem((db) => putBehind(db, failed));
      return;
    }
  }
}

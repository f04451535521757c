import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Db } from '../../platform/db.js';
import type { Log } from '../../platform/log.js';
import { countResults } from './count-results.js';
import { anyNews, type HomeworkRef, lockCounting, putBehind, takeNews } from './store.js';

/** How long a process waits before it looks for changes that nobody told it of. */
const SWEEP_MS = 1_000;
/** So long it rests after a round: a class that is marked answer by answer is counted five times a second at most. */
const REST_MS = 200;

/**
 * Keeps the results of classes while scores change. It is no job: no long work that others queued stands before it, so
 * that a changed score has changed every figure within two seconds.
 */
export class ResultsCounter {
  #running: Promise<void> | undefined;
  #again = false;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(
    private readonly database: Database,
    private readonly log: Log,
  ) {}

  start(): void {
    // What changes scores tells its teachers, and is heard here with that.
    this.database.onCommit(() => this.#poke());
    this.#timer = setInterval(() => this.#poke(), SWEEP_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  #poke(): void {
    if (this.#stopped) return;
    if (this.#running !== undefined) {
      this.#again = true;
      return;
    }
    this.#running = this.#round().finally(() => {
      this.#running = undefined;
      if (!this.#again) return;
      this.#again = false;
      this.#poke();
    });
  }

  async #round(): Promise<void> {
    try {
      await countNews(this.database, this.log, () => this.#stopped);
    } catch (error) {
      // What waits goes on waiting: the next round takes it.
      if (!this.#stopped) this.log.error({ err: error }, 'results could not be counted');
    }
    if (!this.#stopped) await sleep(REST_MS);
  }
}

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

import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, makeWorkerUtils, run, type WorkerEvents } from 'graphile-worker';
import type { Connection, Database } from '../db.js';
import { newId } from '../ids.js';
import type { Log } from '../log.js';
import { withoutPeople } from '../log-redaction.js';
import { keepAlive } from './liveness.js';
import { perform } from './perform.js';
import { openPool } from './pool.js';
import { putBackJobs, releaseJobs, type Worker } from './store.js';
import type { TaskList } from './task.js';
import { notifyJob } from './tell.js';

/** How long work that has begun may go on when the process is to end; what takes longer is put back. */
const PATIENCE_MS = 3_000;
/** How long the queue may take to hear of the end of a task. */
const SAID_MS = 60_000;

/** The background workers of this process. */
export interface Workers {
  /** Begins nothing more. What breaks off from now on has not failed: it is put back. */
  rest(): void;
  /** Lets short work end, puts the rest back for another process to begin at once, and closes the connections. */
  stop(): Promise<void>;
}

/** Prepares the job tables; needed once before the first task is queued. */
export async function prepareJobs(connection: Connection): Promise<void> {
  const pool = openPool(connection, { max: 1, name: 'zhibi-prepare' });
  try {
    const utils = await makeWorkerUtils({ pgPool: pool, logger: silent });
    await utils.migrate();
    await utils.release();
  } finally {
    await pool.end();
  }
}

/**
 * Starts the background workers of this process. `repeated` kinds are done at once and then every minute, by whichever
 * process comes first.
 */
export async function openWorker(
  connection: Connection,
  database: Database,
  tasks: TaskList,
  log: Log,
  { concurrency, repeated }: { concurrency: number; repeated: readonly string[] },
): Promise<Workers> {
  if (concurrency === 0) return { rest: () => undefined, stop: async () => undefined };
  const worker: Worker = { id: newId(), pool: '' };
  const running = new Set<Promise<unknown>>();
  const atWork = new Set<string>();
  let resting: Promise<void> | undefined;
  const on = { database, tasks, log, worker: () => worker, isStopping: () => resting !== undefined };
  const pool = openPool(connection, { max: concurrency + 2, name: `zhibi-jobs ${worker.id}`, log });
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => {
    worker.pool = workerPool.id;
  });
  let brokenOff = 0;
  const runner = await run({
    pgPool: pool,
    concurrency,
    events,
    noHandleSignals: true,
    pollInterval: 1_000,
    logger: loggerOf(log),
    crontab: repeated.map((kind) => `* * * * * ${kind} ?jobKey=${kind}`).join('\n'),
    taskList: Object.fromEntries(
      Object.keys(tasks).map((kind) => [
        kind,
        async (payload, { job }) => {
          atWork.add(job.id);
          const isLastTry = job.attempts >= job.max_attempts;
          const work = perform(on, { kind, payload: payload as Record<string, unknown>, isLastTry }); // as: the queue keeps objects
          const ended = work
            .catch(() => undefined)
            .finally(() => {
              running.delete(ended);
              setTimeout(() => atWork.delete(job.id), SAID_MS).unref();
            });
          running.add(ended);
          if ((await work) === 'ended') return;
          brokenOff++;
          await new Promise(() => undefined); // for the queue it goes on, until `stop` puts it back
        },
      ]),
    ),
  });
  const sleepNow = keepAlive({ database, tasks, worker, atWork }, log);
  // What another process left undone need not wait for the next minute.
  for (const kind of repeated) await runner.addJob(kind, {}, { jobKey: kind });

  const rest = () => {
    resting ??= runner.stop().catch((error) => log.error({ err: error }, 'the workers did not stop in order'));
  };
  return {
    rest,
    stop: async () => {
      rest();
      const patience = new AbortController();
      await Promise.race([
        Promise.all(running),
        sleep(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => undefined),
      ]);
      patience.abort();
      await sleepNow();
      // The queue waits for work that has been given up for this process; what it has left is put back by us.
      if (brokenOff === 0 && running.size === 0) await resting;
      await putBack(database, worker);
      await pool.end();
    },
  };
}

const putBack = (database: Database, worker: Worker): Promise<void> =>
  database.asSystem(async (db) => {
    await putBackJobs(db, worker);
    for (const row of await releaseJobs(db, [worker.id])) await notifyJob(db, row);
  });

const silent = new Logger(() => () => undefined);
const loggerOf = (log: Log) =>
  new Logger(
    () => (level, message) =>
      level === 'error'
        ? log.error({ job: true }, withoutPeople(message))
        : log.debug({ job: true }, withoutPeople(message)),
  );

import type { Database } from '../db.js';
import type { Log } from '../log.js';
import { beat, failJob, freeForgottenJobs, freeJobs, jobsWithoutWork, releaseJobs, type Worker } from './store.js';
import type { TaskList } from './task.js';
import { notifyJob } from './tell.js';

const BEAT_MS = 2_000;

interface Living {
  database: Database;
  tasks: TaskList;
  worker: Worker;
  /** The queue's ids of what it does, and of what it has just done. */
  atWork: ReadonlySet<string>;
}

/** Says again and again that this worker is there, and looks after the work of those that no longer do. */
export function keepAlive(living: Living, log: Log): () => Promise<void> {
  let stopped = false;
  let looking: Promise<void> | undefined;
  const look = () => {
    looking ??= lookAfter(living, log)
      .catch((error) => log.error({ err: error }, 'the work of dead workers could not be looked after'))
      .finally(() => {
        looking = undefined;
      });
  };
  look();
  const timer = setInterval(() => !stopped && look(), BEAT_MS);
  timer.unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await looking;
  };
}

async function lookAfter({ database, tasks, worker, atWork }: Living, log: Log): Promise<void> {
  await database.asSystem((db) => beat(db, worker));
  const forgotten = await database.asSystem((db) => freeForgottenJobs(db, worker, [...atWork]));
  if (forgotten > 0) log.warn({ jobs: forgotten }, 'work was given to a lost connection: it is done anew');
  const dead = await database.asSystem(async (db) => {
    const workers = await freeJobs(db);
    if (workers.length > 0) for (const row of await releaseJobs(db, workers)) await notifyJob(db, row);
    return workers;
  });
  if (dead.length > 0) log.warn({ workers: dead }, 'workers have ended without a word: what they did is done anew');
  for (const job of await database.asSystem(jobsWithoutWork)) {
    log.error({ jobId: job.id, kind: job.kind }, 'a job was tried too often: whoever waits for it is told');
    if (job.payload) await tasks[job.kind]?.failed?.(job.payload, new Error('tried too often'));
    await database.asSystem(async (db) => {
      for (const row of await failJob(db, job)) await notifyJob(db, row);
    });
  }
}

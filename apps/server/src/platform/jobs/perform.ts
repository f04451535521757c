import type { Database } from '../db.js';
import type { Log } from '../log.js';
import { JobLost, JobStopped } from './stopped.js';
import { type JobState, moveJob, takeJob, type Worker } from './store.js';
import { isWaited, type TaskList, type Waited } from './task.js';
import { notifyJob } from './tell.js';

/** What a worker does with a task of the queue. */
export interface Performing {
  database: Database;
  tasks: TaskList;
  log: Log;
  worker: () => Worker;
  /** Whether the process is about to end: what breaks off then has not failed, it is put back. */
  isStopping: () => boolean;
}

export interface Queued {
  kind: string;
  payload: Record<string, unknown>;
  isLastTry: boolean;
}

/** Does a task. What throws here is tried again by the queue; `'broken-off'`: the process ends, and the task is put back. */
export async function perform(on: Performing, { kind, payload, isLastTry }: Queued): Promise<'ended' | 'broken-off'> {
  const work = on.tasks[kind];
  if (work === undefined) throw new Error(`nobody knows the work ${kind}`);
  const waited = isWaited(payload) ? payload : undefined;
  if (waited && !(await take(on, waited))) return 'ended';
  const notify = (state: JobState) => (waited ? move(on, waited, state) : Promise.resolve());
  try {
    const result = await work({ payload, progress: (done, total) => notify({ status: 'running', done, total }) });
    await notify({ status: 'done', result: result ?? null });
    return 'ended';
  } catch (error) {
    if (error instanceof JobLost) throw error; // not ours to end: the queue takes no notice of who has no lock
    if (on.isStopping()) return 'broken-off';
    on.log.error({ err: error, kind, jobId: payload.jobId }, 'a job failed');
    if (!waited && !isLastTry) throw error;
    await work.failed?.(payload, error);
    await notify({ status: 'failed', ...(error instanceof JobStopped ? { reason: error.reason } : {}) });
    // A person who waits is told at once and starts again; what nobody waits for is kept by the queue.
    if (!waited) throw error;
    return 'ended';
  }
}

/** False where it has ended before: a worker that was killed right after it was done. */
const take = ({ database, worker }: Performing, job: Waited): Promise<boolean> =>
  database.asSystem(async (db) => {
    const row = await takeJob(db, job, worker().id);
    if (row) await notifyJob(db, row);
    return row !== undefined;
  });

const move = ({ database, worker }: Performing, job: Waited, state: JobState): Promise<void> =>
  database.asSystem(async (db) => {
    const row = await moveJob(db, job, worker().id, state);
    if (row === undefined) throw new JobLost();
    await notifyJob(db, row);
  });

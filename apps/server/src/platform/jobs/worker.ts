import type { Message } from '@zhibi/contract/kernel';
import { sql } from 'drizzle-orm';
import { Logger, makeWorkerUtils, type Runner, run } from 'graphile-worker';
import pg from 'pg';
import type { Connection, Database } from '../db.js';
import { announce } from '../events/index.js';
import type { Log } from '../log.js';
import { withoutPeople } from '../log-redaction.js';
import { toldOf } from './stopped.js';

/** What a piece of background work is given. It may run twice: everything it writes must bear that. */
export interface Task {
  payload: Record<string, unknown>;
  /** Tells the person who waits how far it is. Does nothing for tasks nobody waits for. */
  progress(done: number, total: number): Promise<void>;
}

/** Does the work; what it returns is the job's result. */
export type TaskRun = (task: Task) => Promise<unknown>;
export type TaskList = Readonly<Record<string, TaskRun>>;

interface Waited {
  jobId: string;
  schoolId: string;
  accountId: string;
}

const isWaited = (payload: Record<string, unknown>): payload is Record<string, unknown> & Waited =>
  typeof payload.jobId === 'string';

/** Prepares the job tables; needed once before the first task is queued. */
export async function prepareJobs(connection: Connection): Promise<void> {
  const pool = openPool(connection, 1, undefined);
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
 * process comes first. Answers a function that lets the running tasks end.
 */
export async function openWorker(
  connection: Connection,
  database: Database,
  tasks: TaskList,
  log: Log,
  { concurrency, repeated }: { concurrency: number; repeated: readonly string[] },
): Promise<() => Promise<void>> {
  if (concurrency === 0) return async () => undefined;
  const pool = openPool(connection, concurrency + 2, log);
  const runner: Runner = await run({
    pgPool: pool,
    concurrency,
    noHandleSignals: true,
    pollInterval: 1_000,
    logger: loggerOf(log),
    crontab: repeated.map((kind) => `* * * * * ${kind} ?jobKey=${kind}`).join('\n'),
    taskList: Object.fromEntries(
      Object.entries(tasks).map(([kind, work]) => [
        kind,
        (payload, { job }) =>
          perform(database, log, kind, work, payload as Record<string, unknown>, job.attempts >= job.max_attempts),
      ]),
    ),
  });
  // What another process left undone need not wait for the next minute.
  for (const kind of repeated) await runner.addJob(kind, {}, { jobKey: kind });
  return async () => {
    await runner.stop();
    await pool.end();
  };
}

async function perform(
  database: Database,
  log: Log,
  kind: string,
  work: TaskRun,
  payload: Record<string, unknown>,
  lastTry: boolean,
): Promise<void> {
  const tell = (state: JobState) => (isWaited(payload) ? recordProgress(database, payload, state) : Promise.resolve());
  await tell({ status: 'running', done: 0, total: 0 });
  try {
    const result = await work({
      payload,
      progress: (done, total) => tell({ status: 'running', done, total }),
    });
    await tell({ status: 'done', result: result ?? null });
  } catch (error) {
    log.error({ err: error, kind, jobId: payload.jobId }, 'a job failed');
    if (lastTry || isWaited(payload)) await tell({ status: 'failed', told: toldOf(error) });
    // A person who waits is told at once and starts again; what nobody waits for is tried again by the queue.
    if (!isWaited(payload)) throw error;
  }
}

interface JobState {
  status: 'running' | 'done' | 'failed';
  done?: number;
  total?: number;
  /** Why it failed; what is not failed has nothing to tell. */
  told?: Message;
  result?: unknown;
}

function recordProgress(database: Database, job: Waited, state: JobState): Promise<void> {
  return database.asSystem(async (db) => {
    const [row] = await db.execute<{ done: number; total: number }>(sql`
      update job set status = ${state.status}, done = coalesce(${state.done ?? null}::int, done), total = coalesce(${state.total ?? null}::int, total),
        told = ${state.told ? JSON.stringify(state.told) : null}::jsonb, result = coalesce(${state.result === undefined ? null : JSON.stringify(state.result)}::jsonb, result),
        finished_at = case when ${state.status} = 'running' then null else now() end
      where school_id = ${job.schoolId} and id = ${job.jobId} returning done, total`);
    if (row)
      await announce(db, {
        name: 'job-progress',
        schoolId: job.schoolId,
        to: [job.accountId],
        // An event has one reader but no language: `/api/job/info` tells it in theirs.
        data: { jobId: job.jobId, ...row, status: state.status, message: state.told?.zh ?? '' },
      });
  });
}

function openPool(
  { url, host, port, database, username, password }: Connection,
  max: number,
  log: Log | undefined,
): pg.Pool {
  const pool = new pg.Pool(
    url === undefined ? { host, port, database, user: username, password, max } : { connectionString: url, max },
  );
  // An idle connection that dies is replaced by the pool; without a listener Node would end the process.
  const lost = (error: Error) => log?.warn({ err: error }, 'a job connection was lost');
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}

const silent = new Logger(() => () => undefined);
const loggerOf = (log: Log) =>
  new Logger(
    () => (level, message) =>
      level === 'error'
        ? log.error({ job: true }, withoutPeople(message))
        : log.debug({ job: true }, withoutPeople(message)),
  );

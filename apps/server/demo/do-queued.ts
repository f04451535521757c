import { Logger, runOnce } from 'graphile-worker';
import { tasksOf } from '../src/app/domains.js';
import type { OpenServices } from '../src/app/open-services.js';
import type { Connection } from '../src/platform/db.js';
import { newId } from '../src/platform/ids.js';
import { perform } from '../src/platform/jobs/perform.js';
import { openPool } from '../src/platform/jobs/pool.js';

const AT_ONCE = 4;
const silent = new Logger(() => () => undefined);

/**
 * Does the work that is queued, and what comes of it, without waiting for its moment: the hands of the demo world rest at once. What is
 * due on a later day, as the end of a homework, stays queued for that day. @param left kinds of work that are left for later
 */
export async function doQueued(
  services: OpenServices,
  connection: Connection,
  left: readonly string[] = [],
): Promise<void> {
  const { database, log } = services;
  const tasks = Object.fromEntries(Object.entries(tasksOf(services)).filter(([kind]) => !left.includes(kind)));
  const worker = { id: newId(), pool: '' };
  const on = { database, tasks, log, worker: () => worker, isStopping: () => false };
  const pool = openPool(connection, { max: AT_ONCE + 2, name: `zhibi-jobs ${worker.id}`, log });
  try {
    for (;;) {
      const { rows } = await pool.query<{ n: number }>(hurry, [Object.keys(tasks)]);
      if (!rows[0]?.n) return;
      await runOnce({
        pgPool: pool,
        concurrency: AT_ONCE,
        noHandleSignals: true,
        logger: silent,
        taskList: Object.fromEntries(
          Object.keys(tasks).map((kind) => [
            kind,
            async (payload, { job }) => {
              const isLastTry = job.attempts >= job.max_attempts;
              await perform(on, { kind, payload: payload as Record<string, unknown>, isLastTry }); // as: the queue keeps objects
            },
          ]),
        ),
      });
    }
  } finally {
    await pool.end();
  }
}

/** What waits for a moment of rest waits no longer; answers how many tasks can be done now. */
const hurry = `
  with soon as (
    select id from graphile_worker.jobs
    where task_identifier = any($1) and attempts < max_attempts and run_at < now() + interval '5 minutes'),
  hurried as (select graphile_worker.reschedule_jobs(array(select id from soon), now() - interval '1 hour'))
  select (select count(*)::int from soon) as n from (select count(*) from hurried) done`;

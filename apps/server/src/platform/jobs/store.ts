import type { JobKind } from '@zhibi/contract/session';
import { sql } from 'drizzle-orm';
import type { Db } from '../db.js';
import { list } from '../sql-lists.js';
import type { Waited } from './task.js';

export interface JobState {
  status: 'running' | 'done' | 'failed';
  done?: number;
  total?: number;
  /** Why it stopped; absent where it did not, or for no reason that anybody could know of. */
  reason?: string;
  result?: unknown;
}

/** A row of a job, as its news tell it. */
export interface JobRow extends Record<string, unknown> {
  jobId: string;
  schoolId: string;
  accountId: string;
  kind: JobKind;
  status: 'waiting' | JobState['status'];
  done: number;
  total: number;
}

const explanation = sql.raw(
  'returning id as "jobId", school_id as "schoolId", account_id as "accountId", kind, status, done, total',
);

/** A worker takes a job. Undefined where it has ended already. */
export async function takeJob(db: Db, { schoolId, jobId }: Waited, worker: string): Promise<JobRow | undefined> {
  const [row] = await db.execute<JobRow>(sql`
    update job set status = 'running', held_by = ${worker}, done = 0, total = 0, reason = null
    where school_id = ${schoolId} and id = ${jobId} and status in ('waiting', 'running') ${explanation}`);
  return row;
}

/** The worker that holds it says how far it is. Undefined where it no longer holds it. */
export async function moveJob(
  db: Db,
  { schoolId, jobId }: Waited,
  worker: string,
  { status, done, total, reason, result }: JobState,
): Promise<JobRow | undefined> {
  const [row] = await db.execute<JobRow>(sql`
    update job set status = ${status}, done = coalesce(${done ?? null}::int, done), total = coalesce(${total ?? null}::int, total),
      reason = ${reason ?? null}, result = coalesce(${result === undefined ? null : JSON.stringify(result)}::jsonb, result),
      payload = case when ${status} = 'done' then null else payload end,
      finished_at = case when ${status} = 'running' then null else now() end
    where school_id = ${schoolId} and id = ${jobId} and held_by = ${worker} and status = 'running' ${explanation}`);
  return row;
}

/** Nobody holds what these workers did: it waits to be taken anew. */
export const releaseJobs = (db: Db, workers: readonly string[]): Promise<JobRow[]> =>
  rowsOf(
    db.execute<JobRow>(
      sql`update job set status = 'waiting', held_by = null where held_by = any(${list(workers)}::uuid[]) and status = 'running' ${explanation}`,
    ),
  );

/** A job that nothing will do any more has failed. */
export const failJob = (db: Db, { schoolId, id }: { schoolId: string; id: string }): Promise<JobRow[]> =>
  rowsOf(
    db.execute<JobRow>(sql`update job set status = 'failed', held_by = null, finished_at = now()
      where school_id = ${schoolId} and id = ${id} and status in ('waiting', 'running') ${explanation}`),
  );

/** A process that does jobs: its own id, and the name under which the queue locks jobs for it. */
export interface Worker {
  id: string;
  pool: string;
}

/** It is there. */
export async function beat(db: Db, { id, pool }: Worker): Promise<void> {
  await db.execute(
    sql`insert into worker (id, pool) values (${id}, ${pool}) on conflict (id) do update set beat_at = now()`,
  );
}

/** Frees the queue of the locks of dead workers; answers who they were. */
export async function freeJobs(db: Db): Promise<string[]> {
  const dead = await db.execute<{ id: string }>(sql`select id from zhibi_free_jobs() as id`);
  return [...dead].map(({ id }) => id);
}

/** Frees what is locked for this worker and not among what it does; answers how much. */
export async function freeForgottenJobs(db: Db, { pool }: Worker, atWork: readonly string[]): Promise<number> {
  const [row] = await db.execute<{ freed: number }>(
    sql`select zhibi_free_forgotten_jobs(${pool}, ${list(atWork)}::bigint[])::int as freed`,
  );
  return row?.freed ?? 0;
}

/** Puts back into the queue what this worker has not finished; it is a worker no more. */
export async function putBackJobs(db: Db, { pool }: Worker): Promise<void> {
  await db.execute(sql`select zhibi_put_back_jobs(${pool})`);
}

interface JobWithoutWork extends Record<string, unknown> {
  schoolId: string;
  id: string;
  kind: string;
  payload: Record<string, unknown> | null;
}

/** Jobs that somebody waits for and nothing will do any more. */
export const jobsWithoutWork = (db: Db): Promise<JobWithoutWork[]> =>
  rowsOf(
    db.execute<JobWithoutWork>(sql`
      with open as (select school_id, id, kind, created_at from job where status in ('waiting', 'running') order by created_at limit 1000)
      select school_id as "schoolId", open.id, kind, payload from open
      left join zhibi_queued_jobs(array(select id from open)) as queued on queued.id = open.id
      where is_alive is not true order by created_at`),
  );

const rowsOf = async <T>(rows: PromiseLike<Iterable<T>>): Promise<T[]> => [...(await rows)];

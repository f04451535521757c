import type { JobState } from '@zhibi/contract/operations';
import type { JobKind } from '@zhibi/contract/session';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { list } from '../../platform/sql-lists.js';

export interface StandingJob extends Record<string, unknown> {
  jobId: string;
  schoolId: string;
  accountId: string;
  kind: JobKind;
  status: JobState;
  done: number;
  total: number;
  reason: string | null;
  begunAt: Date;
  hasPayload: boolean;
}

/** Jobs of these schools that are not done, the newest first. */
export async function standingJobs(
  db: Db,
  of: { schoolIds: readonly string[]; status: JobState | undefined; before: string | undefined; limit: number },
): Promise<StandingJob[]> {
  const rows = await db.execute<StandingJob & { at: string }>(sql`
    select id as "jobId", school_id as "schoolId", account_id as "accountId", kind, status, done, total, reason, created_at::text as at, payload is not null as "hasPayload"
    from job where school_id = any (${list(of.schoolIds)}::uuid[]) and status <> 'done'
      ${of.status === undefined ? sql`` : sql`and status = ${of.status}`}
      ${of.before === undefined ? sql`` : sql`and id < ${of.before}::uuid`}
    order by id desc limit ${of.limit}`);
  return [...rows].map((row) => ({ ...row, begunAt: new Date(row.at) }));
}

/** A failed job waits again; answers what it was asked to do, undefined where it has not failed. */
export async function reopenJob(
  db: Db,
  schoolId: string,
  jobId: string,
): Promise<{ kind: JobKind; accountId: string; payload: Record<string, unknown> } | undefined> {
  const [row] = await db.execute<{ kind: JobKind; accountId: string; payload: Record<string, unknown> }>(sql`
    update job set status = 'waiting', reason = null, finished_at = null, held_by = null, done = 0, total = 0
    where school_id = ${schoolId} and id = ${jobId} and status = 'failed' and payload is not null
    returning kind, account_id as "accountId", payload`);
  return row;
}

/** Nobody holds the job any more and it has no try left; false where it has ended. */
export async function letJobEnd(system: Db, schoolId: string, jobId: string): Promise<boolean> {
  const rows = await system.execute(sql`
    update job set held_by = null, reason = 'stopped' where school_id = ${schoolId} and id = ${jobId} and status in ('waiting', 'running') returning id`);
  if ([...rows].length === 0) return false;
  await system.execute(sql`select zhibi_stop_job(${jobId})`);
  return true;
}

export async function failedTasks(
  system: Db,
  limit: number,
): Promise<{ taskId: string; kind: string; tries: number; at: Date }[]> {
  const rows = await system.execute<{ taskId: string; kind: string; tries: number; at: string }>(
    sql`select id::text as "taskId", kind, tries, at::text from zhibi_failed_tasks(${limit})`,
  );
  return [...rows].map((row) => ({ ...row, at: new Date(row.at) }));
}

export async function retryTask(system: Db, taskId: string): Promise<boolean> {
  const [row] = await system.execute<{ again: boolean }>(sql`select zhibi_retry_task(${taskId}::bigint) as again`);
  return row?.again ?? false;
}

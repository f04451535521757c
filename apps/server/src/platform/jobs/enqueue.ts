import type { JobKind } from '@zhibi/contract/session';
import { sql } from 'drizzle-orm';
import type { Db } from '../db.js';
import { newId } from '../ids.js';
import { withCommit } from '../with-commit.js';

export interface Starter {
  accountId: string;
  schoolId: string;
}

/** Starts long work that a person waits for, in the transaction that decided on it. Answers the id that `/api/job/info` takes. */
export async function startJob(db: Db, starter: Starter, kind: JobKind, payload: object): Promise<string> {
  const jobId = newId();
  await db.execute(
    sql`insert into job (school_id, id, account_id, kind, status, payload) values (${starter.schoolId}, ${jobId}, ${starter.accountId}, ${kind}, 'waiting', ${JSON.stringify(payload)}::jsonb)`,
  );
  // Queued under its id: so one can ask whether anything is still going to do it.
  await queueTask(
    db,
    kind,
    { ...payload, jobId, schoolId: starter.schoolId, accountId: starter.accountId },
    { key: jobId },
  );
  return jobId;
}

/** The same work of the same person that is under way: waiting or running. */
export async function findOpenJob(
  db: Db,
  { schoolId, accountId }: Starter,
  kind: JobKind,
  payload: object,
): Promise<string | undefined> {
  const [row] = await db.execute<{ id: string }>(
    sql`select id from job where school_id = ${schoolId} and account_id = ${accountId} and kind = ${kind}
      and status in ('waiting', 'running') and payload = ${JSON.stringify(payload)}::jsonb limit 1`,
  );
  return row?.id;
}

/**
 * Queues many of one kind that are due later, in this order, in one statement with the commit. As with a single task, one of the same key that
 * has not begun yet is replaced and its time pushed back.
 */
export function queueLater(
  db: Db,
  kind: string,
  tasks: readonly { payload: object; key: string; delayMs: number }[],
): void {
  if (tasks.length > 0) withCommit(db, sql`select zhibi_add_later_jobs(${kind}, ${JSON.stringify(tasks)}::json)`);
}

/** Queues work that nobody waits for. With a key, a task that has not begun yet is replaced and its time pushed back. */
export async function queueTask(
  db: Db,
  kind: string,
  payload: object,
  how: { key?: string; delayMs?: number } = {},
): Promise<void> {
  await db.execute(
    sql`select zhibi_add_job(${kind}, ${JSON.stringify(payload)}::json, ${how.key ?? null}, ${how.delayMs ?? 0}::int)`,
  );
}

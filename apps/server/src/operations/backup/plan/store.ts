import type { BackupFailure, BackupPlan } from '@zhibi/contract/operations';
import { usualBackupPlan } from '@zhibi/contract/operations';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db.js';
import { newId } from '../../../platform/ids.js';
import { isUnderWay, type Run } from './rules.js';

export interface RunRow extends Run {
  id: string;
  byPlan: boolean;
  file: string;
  bytes: number;
  reason: BackupFailure | null;
}

export async function planOf(system: Db): Promise<BackupPlan> {
  const [row] = await system.execute<BackupPlan & Record<string, unknown>>(
    sql`select is_on as "isOn", hour, daily, weekly, monthly from backup_plan`,
  );
  return row ?? usualBackupPlan;
}

export async function putPlan(system: Db, { isOn, hour, daily, weekly, monthly }: BackupPlan): Promise<void> {
  await system.execute(sql`
    insert into backup_plan (is_on, hour, daily, weekly, monthly) values (${isOn}, ${hour}, ${daily}, ${weekly}, ${monthly})
    on conflict (single) do update set is_on = excluded.is_on, hour = excluded.hour, daily = excluded.daily, weekly = excluded.weekly, monthly = excluded.monthly`);
}

/** The newest runs first; all that can matter for today. */
export async function newestRuns(system: Db, limit: number): Promise<RunRow[]> {
  const rows = await system.execute<
    Record<'askedAt' | 'movedAt', string> & Omit<RunRow, 'askedAt' | 'movedAt'> & Record<string, unknown>
  >(sql`
    select id, by_plan as "byPlan", asked_at::text as "askedAt", moved_at::text as "movedAt", state, file, bytes::float8 as bytes, reason
    from backup_run order by asked_at desc limit ${limit}`);
  return [...rows].map((row) => ({ ...row, askedAt: new Date(row.askedAt), movedAt: new Date(row.movedAt) }));
}

export async function runById(system: Db, id: string): Promise<RunRow | undefined> {
  return (await newestRuns(system, 100)).find((run) => run.id === id);
}

/** One at a time decides on runs: two processes never begin two. */
export const decideAlone = async (system: Db): Promise<void> =>
  void (await system.execute(sql`lock table backup_run in share row exclusive mode`));

export async function addRun(
  system: Db,
  { byPlan, file, at }: { byPlan: boolean; file: string; at: Date },
): Promise<string> {
  const id = newId();
  await system.execute(sql`
    insert into backup_run (id, by_plan, asked_at, moved_at, state, file)
    values (${id}, ${byPlan}, ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz, 'waiting', ${file})`);
  return id;
}

export async function moveRun(
  system: Db,
  id: string,
  { state, bytes, reason = null, at }: { state: Run['state']; bytes?: number; reason?: BackupFailure | null; at: Date },
): Promise<void> {
  await system.execute(sql`
    update backup_run set state = ${state}, reason = ${reason}, bytes = coalesce(${bytes ?? null}::bigint, bytes), moved_at = ${at.toISOString()}::timestamptz
    where id = ${id}`);
}

/** What is long over is not looked at any more. */
export const forgetRuns = async (system: Db, before: Date): Promise<void> =>
  void (await system.execute(
    sql`delete from backup_run where asked_at < ${before.toISOString()}::timestamptz and state in ('done', 'failed')`,
  ));

export const underWay = (runs: readonly RunRow[]): RunRow | undefined => runs.find(isUnderWay);

/** Backups that the server made in this place and has not removed, with when they were made. */
export async function madeHere(system: Db, place: string): Promise<{ id: string; madeAt: Date; file: string }[]> {
  const rows = await system.execute<{ id: string; madeAt: string; file: string }>(sql`
    select id, made_at::text as "madeAt", file from backup_record
    where made_by <> 'command' and place = ${place} and removed_at is null`);
  return [...rows].map((row) => ({ ...row, madeAt: new Date(row.madeAt) }));
}

export const noteRemoved = async (system: Db, id: string, at: Date): Promise<void> =>
  void (await system.execute(
    sql`update backup_record set removed_at = ${at.toISOString()}::timestamptz where id = ${id}`,
  ));

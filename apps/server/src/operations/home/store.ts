import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { list } from '../../platform/sql-lists.js';

/** Jobs of the last week that failed, by school. */
export async function failedJobsBySchool(
  system: Db,
  schoolIds: readonly string[],
  since: Date,
): Promise<Map<string, number>> {
  const rows = await system.execute<{ id: string; jobs: number }>(sql`
    select school_id as id, count(*)::int as jobs from job
    where school_id = any (${list(schoolIds)}::uuid[]) and status = 'failed' and finished_at > ${since.toISOString()}::timestamptz group by 1`);
  return new Map([...rows].map(({ id, jobs }) => [id, jobs]));
}

export async function queuesOf(system: Db): Promise<{ waiting: number; running: number }> {
  const [row] = await system.execute<{ waiting: number; running: number }>(sql`
    select count(*) filter (where status = 'waiting')::int as waiting, count(*) filter (where status = 'running')::int as running
    from job where status <> 'done'`);
  return row ?? { waiting: 0, running: 0 };
}

export async function databaseState(system: Db): Promise<{ bytes: number; connections: number; most: number }> {
  const [row] = await system.execute<{ bytes: string; connections: number; most: number }>(sql`
    select pg_database_size(current_database())::text as bytes, (select numbackends from pg_stat_database where datname = current_database())::int as connections,
      current_setting('max_connections')::int as most`);
  return { bytes: Number(row?.bytes ?? 0), connections: row?.connections ?? 0, most: row?.most ?? 0 };
}

export async function postgresVersion(system: Db): Promise<string> {
  const [row] = await system.execute<{ version: string }>(sql`select current_setting('server_version') as version`);
  return row?.version.split(' ')[0] ?? '';
}

export interface BackupRecord {
  madeAt: Date;
  file: string;
  bytes: number;
  tables: number;
  rows: number;
  files: number;
  damaged: number;
  seconds: number;
  madeBy: 'command' | 'plan' | 'person';
  /** The machine and the folder; null where a command wrote it somewhere. */
  place: string | null;
  removedAt: Date | null;
}

/** The catalogue, the newest first. */
export async function newestBackups(system: Db, limit: number): Promise<BackupRecord[]> {
  const rows = await system.execute<
    Omit<BackupRecord, 'madeAt' | 'removedAt'> & { madeAt: string; removedAt: string | null } & Record<string, unknown>
  >(sql`
    select made_at::text as "madeAt", file, bytes::float8 as bytes, tables, rows::float8 as rows, files, damaged, seconds,
      made_by as "madeBy", place, removed_at::text as "removedAt"
    from backup_record order by made_at desc limit ${limit}`);
  return [...rows].map(({ madeAt, removedAt, ...row }) => ({
    ...row,
    madeAt: new Date(madeAt),
    removedAt: removedAt === null ? null : new Date(removedAt),
  }));
}

export async function addBackup(system: Db, made: Omit<BackupRecord, 'removedAt'>): Promise<void> {
  await system.execute(sql`
    insert into backup_record (id, made_at, file, bytes, tables, rows, files, damaged, seconds, made_by, place)
    values (${newId()}, ${made.madeAt.toISOString()}::timestamptz, ${made.file}, ${made.bytes}, ${made.tables}, ${made.rows}, ${made.files}, ${made.damaged}, ${made.seconds},
      ${made.madeBy}, ${made.place})`);
}

/** Schools that stand in no backup: opened since the newest that there is. */
export async function schoolsSince(system: Db, since: Date | undefined): Promise<number> {
  const [row] = await system.execute<{ schools: number }>(sql`
    select count(*)::int as schools from school
    where id <> '00000000-0000-0000-0000-000000000000' and created_at > ${since?.toISOString() ?? '-infinity'}::timestamptz`);
  return row?.schools ?? 0;
}

export async function openedAt(system: Db, schoolId: string): Promise<Date | undefined> {
  const [row] = await system.execute<{ at: string }>(
    sql`select created_at::text as at from school where id = ${schoolId}`,
  );
  return row && new Date(row.at);
}

import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';

/** What came of restoring a backup into a place that was thrown away. */
export interface DrillRecord {
  drilledAt: Date;
  madeAt: Date;
  file: string;
  seconds: number;
  rows: number;
  files: number;
  changedTables: number | null;
  newFiles: number | null;
}

export async function newestDrills(system: Db, limit: number): Promise<DrillRecord[]> {
  const rows = await system.execute<
    Omit<DrillRecord, 'drilledAt' | 'madeAt'> & Record<'drilledAt' | 'madeAt', string> & Record<string, unknown>
  >(sql`
    select drilled_at::text as "drilledAt", made_at::text as "madeAt", file, seconds, rows::float8 as rows, files,
      changed_tables as "changedTables", new_files as "newFiles" from backup_drill order by drilled_at desc limit ${limit}`);
  return [...rows].map((row) => ({ ...row, drilledAt: new Date(row.drilledAt), madeAt: new Date(row.madeAt) }));
}

export async function addDrill(system: Db, drill: DrillRecord): Promise<void> {
  const { drilledAt, madeAt, file, seconds, rows, files, changedTables, newFiles } = drill;
  await system.execute(sql`
    insert into backup_drill (id, drilled_at, made_at, file, seconds, rows, files, changed_tables, new_files)
    values (${newId()}, ${drilledAt.toISOString()}::timestamptz, ${madeAt.toISOString()}::timestamptz, ${file}, ${seconds}, ${rows}, ${files}, ${changedTables}, ${newFiles})`);
}

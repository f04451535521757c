import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { holdContent } from '../../platform/files/index.js';
import { inArray } from '../../platform/sql-lists.js';
import { spokenFile } from './tables.js';

export type SpokenFileRow = typeof spokenFile.$inferSelect;

export async function insertFile(db: Db, row: SpokenFileRow): Promise<void> {
  await holdContent(db, row.sha256);
  await db.insert(spokenFile).values(row);
}

export async function filesById(
  db: Db,
  schoolId: string,
  ids: readonly (string | null | undefined)[],
): Promise<Map<string, SpokenFileRow>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select()
    .from(spokenFile)
    .where(and(eq(spokenFile.schoolId, schoolId), inArray(spokenFile.id, wanted)));
  return new Map(rows.map((row) => [row.id, row]));
}

import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { PLATFORM_SCHOOL } from '../store-visible.js';
import { questionFile } from './tables.js';

export type FileRow = typeof questionFile.$inferSelect;

const inReach = (schoolId: string) => inArray(questionFile.schoolId, [schoolId, PLATFORM_SCHOOL]);

export async function findFile(db: Db, schoolId: string, fileId: string): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(questionFile)
    .where(and(inReach(schoolId), eq(questionFile.id, fileId)));
  return row;
}

export const filesById = (db: Db, schoolId: string, ids: readonly string[]): Promise<FileRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(questionFile)
        .where(and(inReach(schoolId), inArray(questionFile.id, [...ids])));

/** The files that have exactly these contents, of a school or of everybody; a school's own hide those of everybody. */
export const filesByContent = (db: Db, schoolId: string, sha256s: readonly string[]): Promise<FileRow[]> =>
  sha256s.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(questionFile)
        .where(and(inReach(schoolId), inArray(questionFile.sha256, [...sha256s])))
        .orderBy(asc(questionFile.schoolId));

/** The file of a school that has exactly this content. */
export async function findContent(db: Db, schoolId: string, sha256: string): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(questionFile)
    .where(and(eq(questionFile.schoolId, schoolId), eq(questionFile.sha256, sha256)));
  return row;
}

/** Keeps a file of a school; the same content a second time is the first one. */
export async function putFile(db: Db, row: typeof questionFile.$inferInsert): Promise<FileRow> {
  const [kept] = await putFiles(db, row.schoolId, [row]);
  if (kept === undefined) throw new Error(`file ${row.sha256} was not kept`);
  return kept;
}

/** The same for many: each as it is kept, in the given order. Two statements. */
export async function putFiles(
  db: Db,
  schoolId: string,
  rows: readonly Omit<typeof questionFile.$inferInsert, 'schoolId'>[],
): Promise<FileRow[]> {
  if (rows.length === 0) return [];
  await db
    .insert(questionFile)
    .values(rows.map((row) => ({ ...row, schoolId })))
    .onConflictDoNothing();
  const contents = [...new Set(rows.map(({ sha256 }) => sha256))];
  const kept = await db
    .select()
    .from(questionFile)
    .where(and(eq(questionFile.schoolId, schoolId), inArray(questionFile.sha256, contents)));
  const byContent = new Map(kept.map((file) => [file.sha256, file]));
  return rows.flatMap(({ sha256 }) => byContent.get(sha256) ?? []);
}

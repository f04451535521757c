import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { PLATFORM_SCHOOL } from '../visible-store.js';
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
  await db.insert(questionFile).values(row).onConflictDoNothing();
  const [kept] = await db
    .select()
    .from(questionFile)
    .where(and(eq(questionFile.schoolId, row.schoolId), eq(questionFile.sha256, row.sha256)));
  if (kept === undefined) throw new Error(`file ${row.sha256} was not kept`);
  return kept;
}

import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { ensure, Problem } from '../platform/problem.js';
import { inArray, list } from '../platform/sql-lists.js';
import { factsOf } from './rules.js';
import { diskEntry, diskVersion } from './tables.js';

/** Changes to the shape of one disk come one after the other: two moves at once could put each folder into the other. */
export async function lockDisk(db: Db, schoolId: string, ownerId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`disk tree ${schoolId} ${ownerId}`}, 0))`);
}

const UNIQUE_VIOLATION = '23505';

/** The database has the last word on names: what it refuses is a name that was taken meanwhile. */
export async function orNameTaken<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const isTaken = typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === UNIQUE_VIOLATION;
    throw isTaken ? new Problem('conflict', 'name-taken') : error;
  });
}

/** Another name or another folder for one entry. */
export async function placeEntry(
  db: Db,
  schoolId: string,
  { id, isFolder }: { id: string; isFolder: boolean },
  change: { name?: string; parentId?: string | null; changedAt?: Date },
): Promise<void> {
  const { name, ...rest } = change;
  await orNameTaken(
    db
      .update(diskEntry)
      .set({ ...rest, ...(name === undefined ? {} : factsOf(name, isFolder)) })
      .where(and(eq(diskEntry.schoolId, schoolId), eq(diskEntry.id, id))),
  );
}

/** Throws entries away with all that lies below; what was thrown away before keeps its own day. */
export async function trashTree(db: Db, schoolId: string, rootId: string, now: Date): Promise<void> {
  await db.execute(sql`
    with recursive down as (
      select id from disk_entry where school_id = ${schoolId} and id = ${rootId} and trashed_at is null
      union select e.id from down join disk_entry e on e.school_id = ${schoolId} and e.parent_id = down.id and e.trashed_at is null
    ) update disk_entry set trashed_at = ${now.toISOString()}::timestamptz, trashed_with = ${rootId}
      where school_id = ${schoolId} and id in (select id from down)`);
}

/** Takes what went with `rootId` out of the recycle bin, the root under this name in this folder. */
export async function restoreTree(
  db: Db,
  schoolId: string,
  root: { id: string; isFolder: boolean; name: string; parentId: string | null },
): Promise<void> {
  await placeEntry(db, schoolId, root, { name: root.name, parentId: root.parentId });
  await orNameTaken(
    db
      .update(diskEntry)
      .set({ trashedAt: null, trashedWith: null })
      .where(and(eq(diskEntry.schoolId, schoolId), eq(diskEntry.trashedWith, root.id))),
  );
}

/** Whether a folder is there and not thrown away. */
export async function isLivingFolder(db: Db, schoolId: string, id: string): Promise<boolean> {
  const [row] = await db
    .select({ trashedAt: diskEntry.trashedAt })
    .from(diskEntry)
    .where(and(eq(diskEntry.schoolId, schoolId), eq(diskEntry.id, id)));
  return row?.trashedAt === null;
}

export async function deleteEntries(db: Db, schoolId: string, ids: readonly string[]): Promise<void> {
  await db.delete(diskEntry).where(and(eq(diskEntry.schoolId, schoolId), inArray(diskEntry.id, [...ids])));
}

/** Roots in the recycle bins of all schools that were thrown away before that day. As the system. */
export async function oldTrash(db: Db, before: Date, limit: number): Promise<{ schoolId: string; id: string }[]> {
  return db
    .select({ schoolId: diskEntry.schoolId, id: diskEntry.id })
    .from(diskEntry)
    .where(
      and(
        sql`${diskEntry.trashedAt} < ${before.toISOString()}::timestamptz`,
        sql`${diskEntry.trashedWith} = ${diskEntry.id}`,
      ),
    )
    .limit(limit);
}

/** Holds contents until the transaction ends, and demands that these versions are still there: they are about to be copied. */
export async function holdVersions(
  db: Db,
  schoolId: string,
  versions: readonly { id: string; sha256: string }[],
): Promise<void> {
  if (versions.length === 0) return;
  const contents = [...new Set(versions.map((one) => one.sha256))].sort();
  await db.execute(
    sql`select pg_advisory_xact_lock_shared(hashtextextended('disk ' || content, 0)) from unnest(${list(contents)}::text[]) content`,
  );
  const ids = versions.map((one) => one.id);
  const there = await db
    .select({ id: diskVersion.id })
    .from(diskVersion)
    .where(and(eq(diskVersion.schoolId, schoolId), inArray(diskVersion.id, ids)));
  ensure(there.length === new Set(ids).size, 'not-found');
}

import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { inArray, list } from '../platform/sql-lists.js';
import type { Target } from './reach.js';
import { factsOf } from './rules.js';
import { diskEntry, diskVersion } from './tables.js';

export type EntryRow = typeof diskEntry.$inferSelect;
export type VersionRow = typeof diskVersion.$inferSelect;

const inFolder = (schoolId: string, { ownerId, parentId }: Target) =>
  and(
    eq(diskEntry.schoolId, schoolId),
    eq(diskEntry.ownerId, ownerId),
    parentId === null ? isNull(diskEntry.parentId) : eq(diskEntry.parentId, parentId),
    isNull(diskEntry.trashedAt),
  );

/** Which of these name keys are taken in a folder; all that are there when none are given. */
export async function takenNames(
  db: Db,
  schoolId: string,
  target: Target,
  keys?: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ key: diskEntry.nameKey, id: diskEntry.id })
    .from(diskEntry)
    .where(and(inFolder(schoolId, target), keys && inArray(diskEntry.nameKey, [...keys])));
  return new Map(rows.map((row) => [row.key, row.id]));
}

/** Those of the names that are files of the folder. */
export async function filesCalled(
  db: Db,
  schoolId: string,
  target: Target,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ key: diskEntry.nameKey, id: diskEntry.id })
    .from(diskEntry)
    .where(and(inFolder(schoolId, target), inArray(diskEntry.nameKey, [...keys]), eq(diskEntry.isFolder, false)));
  return new Map(rows.map((row) => [row.key, row.id]));
}

export interface NewEntry extends Target {
  schoolId: string;
  id: string;
  name: string;
  isFolder: boolean;
  size: number;
  versionId: string | null;
  createdBy: string;
  changedAt: Date;
}

/** Puts entries where they belong; answers the ids of those whose name was free. */
export async function insertEntries(db: Db, entries: readonly NewEntry[]): Promise<Set<string>> {
  if (entries.length === 0) return new Set();
  const rows = entries.map(({ name, ...entry }) => ({ ...entry, ...factsOf(name, entry.isFolder) }));
  const made = await db.insert(diskEntry).values(rows).onConflictDoNothing().returning({ id: diskEntry.id });
  return new Set(made.map((row) => row.id));
}

export async function insertVersions(db: Db, versions: readonly VersionRow[]): Promise<void> {
  if (versions.length > 0) await db.insert(diskVersion).values([...versions]);
}

export async function updateEntries(
  db: Db,
  schoolId: string,
  ids: readonly string[],
  change: Partial<Omit<EntryRow, 'schoolId' | 'id'>>,
): Promise<void> {
  await db
    .update(diskEntry)
    .set(change)
    .where(and(eq(diskEntry.schoolId, schoolId), inArray(diskEntry.id, [...ids])));
}

/** Makes a version the current one. */
export async function setCurrent(db: Db, version: VersionRow, now: Date): Promise<void> {
  await updateEntries(db, version.schoolId, [version.entryId], {
    versionId: version.id,
    size: version.size,
    changedAt: now,
  });
}

/** The versions of files, newest first. */
export async function versionsOf(db: Db, schoolId: string, entryIds: readonly string[]): Promise<VersionRow[]> {
  if (entryIds.length === 0) return [];
  return db
    .select()
    .from(diskVersion)
    .where(and(eq(diskVersion.schoolId, schoolId), inArray(diskVersion.entryId, [...entryIds])))
    .orderBy(sql`${diskVersion.number} desc`);
}

export async function versionById(db: Db, schoolId: string, id: string): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(diskVersion)
    .where(and(eq(diskVersion.schoolId, schoolId), eq(diskVersion.id, id)));
  return row;
}

/** Bytes of a person and of the whole school: every version counts, also in the recycle bin; the shelf is the school's. */
export async function bytesUsed(
  db: Db,
  schoolId: string,
  ownerId: string,
): Promise<{ person: number; school: number }> {
  const [row] = await db.execute<{ person: number; school: number }>(sql`
    select coalesce(sum(size), 0)::float8 as school, coalesce(sum(size) filter (where owner_id = ${ownerId}), 0)::float8 as person from (
      select owner_id, size from disk_version where school_id = ${schoolId}
      union all select null, size from disk_resource where school_id = ${schoolId} and state in ('waiting', 'approved')
    ) used`);
  return row ?? { person: 0, school: 0 };
}

/** Everything below these entries and themselves, parents before children. `trashed`: what was thrown away too. */
export async function treeBelow(
  db: Db,
  schoolId: string,
  ids: readonly string[],
  { trashed }: { trashed: boolean },
): Promise<(EntryRow & { depth: number })[]> {
  if (ids.length === 0) return [];
  const rows = await db.execute<{ id: string; depth: number }>(sql`
    with recursive down as (
      select id, 0 as depth from disk_entry where school_id = ${schoolId} and id = any (${list(ids)}::uuid[])
      union all
      select e.id, down.depth + 1 from down join disk_entry e on e.school_id = ${schoolId} and e.parent_id = down.id
        where (${trashed}::boolean or e.trashed_at is null) and down.depth < 60
    ) select id, min(depth) as depth from down group by id`);
  const depthById = new Map(rows.map((row) => [row.id, row.depth]));
  const entries = await db
    .select()
    .from(diskEntry)
    .where(and(eq(diskEntry.schoolId, schoolId), sql`${diskEntry.id} = any (${list([...depthById.keys()])}::uuid[])`));
  return entries.map((entry) => ({ ...entry, depth: depthById.get(entry.id) ?? 0 })).sort((a, b) => a.depth - b.depth);
}

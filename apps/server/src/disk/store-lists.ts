import type { DiskScope, DiskSort, FileKind } from '@zhibi/contract/disk';
import type { Actor } from '@zhibi/contract/session';
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { SortKey } from '../platform/cursor.js';
import type { Db } from '../platform/db.js';
import { list } from '../platform/sql-lists.js';
import type { Target } from './reach.js';
import { patternsOf, wordsOf } from './rules.js';
import { reaches } from './store-access.js';
import type { EntryRow } from './store-entries.js';
import { diskEntry, diskShare, diskStar } from './tables.js';
import { excerptOf, holdsWords } from './words/store-words.js';

export interface Wanted {
  scope: DiskScope;
  /** The folder; absent for the other scopes. */
  target?: Target;
  words: string;
  kind?: FileKind | undefined;
  sort: DiskSort;
  after?: SortKey | undefined;
  limit: number;
}

export interface ListedRow extends EntryRow {
  items: number;
  versions: number;
  starred: boolean;
  shared: boolean;
  /** Around the first word, where it stands inside. */
  excerpt: string | null;
  key: string | number;
}

/** Every order rises: what is to fall is counted backwards, so that one comparison finds the next page of each. */
const sortKeys: Record<DiskSort, SQL> = {
  changed: sql`-(extract(epoch from coalesce(${diskEntry.trashedAt}, ${diskEntry.changedAt})) * 1000000)::float8`,
  name: sql`${diskEntry.sortKey}`,
  size: sql`-(${diskEntry.size})::float8`,
  kind: sql`(${diskEntry.kind} || ' ' || ${diskEntry.sortKey}) collate "C"`,
};

/** One page of a list and one row more, folders first. */
export async function listRows(db: Db, actor: Actor, wanted: Wanted, now: Date): Promise<ListedRow[]> {
  const key = sortKeys[wanted.sort];
  const place = sql`(case when ${diskEntry.isFolder} then 0 else 1 end, ${key}, ${diskEntry.id})`;
  const [folders, last, id] = wanted.after ?? [];
  const isText = wanted.sort === 'name' || wanted.sort === 'kind';
  const after =
    wanted.after &&
    (isText
      ? sql`${place} > (${folders}::int, ${last}::text collate "C", ${id}::uuid)`
      : sql`${place} > (${folders}::int, ${last}::float8, ${id}::uuid)`);
  // In subqueries the table is named by hand: a select list of one table leaves its name out.
  const [first] = wordsOf(wanted.words);
  const rows = await db
    .select({
      entry: diskEntry,
      key: sql<string | number>`${key}`,
      items: sql<number>`(select count(*)::int from disk_entry c where c.school_id = disk_entry.school_id and c.parent_id = disk_entry.id
        and (c.trashed_at is null) = (disk_entry.trashed_at is null))`,
      versions: sql<number>`(select count(*)::int from disk_version v where v.school_id = disk_entry.school_id and v.entry_id = disk_entry.id)`,
      excerpt: first === undefined ? sql<null>`null` : excerptOf(first),
      starred: sql<boolean>`exists (select from disk_star t where t.school_id = disk_entry.school_id and t.entry_id = disk_entry.id and t.account_id = ${actor.accountId})`,
      shared: sql<boolean>`exists (select from disk_share s where s.school_id = disk_entry.school_id and s.entry_id = disk_entry.id
        and (s.expires_at is null or s.expires_at > ${now.toISOString()}::timestamptz))`,
    })
    .from(diskEntry)
    .where(and(...conditions(actor, wanted, now), after))
    .orderBy(place)
    .limit(wanted.limit);
  return rows.map(({ entry, ...rest }) => ({ ...entry, ...rest }));
}

/** How many rows the whole list has. */
export async function countRows(db: Db, actor: Actor, wanted: Wanted, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(diskEntry)
    .where(and(...conditions(actor, wanted, now)));
  return row?.total ?? 0;
}

function conditions(actor: Actor, wanted: Wanted, now: Date): (SQL | undefined)[] {
  return [
    eq(diskEntry.schoolId, actor.schoolId),
    ...inScope(actor, wanted, now),
    wanted.kind && eq(diskEntry.kind, wanted.kind),
    ...patternsOf(wanted.words).map((pattern) => sql`(${diskEntry.search} like ${pattern} or ${holdsWords(pattern)})`),
  ];
}

function inScope(actor: Actor, { scope, target, words }: Wanted, now: Date): (SQL | undefined)[] {
  const living = sql`${diskEntry.trashedAt} is null`;
  const mine = eq(diskEntry.ownerId, actor.accountId);
  if (scope === 'trash') return [mine, sql`${diskEntry.trashedWith} = ${diskEntry.id}`];
  if (scope === 'shared')
    return [
      living,
      sql`${diskEntry.ownerId} <> ${actor.accountId}`,
      sql`exists (select from disk_share s where s.school_id = disk_entry.school_id and s.entry_id = disk_entry.id and ${reaches(actor, now)})`,
    ];
  if (scope === 'starred')
    return [
      living,
      sql`exists (select from disk_star t where t.school_id = disk_entry.school_id and t.entry_id = disk_entry.id and t.account_id = ${actor.accountId})`,
      sql`(${mine} or ${sharedAbove(actor, now)})`,
    ];
  const parentId = target?.parentId ?? null;
  const owner = eq(diskEntry.ownerId, target?.ownerId ?? actor.accountId);
  if (words.trim() === '')
    return [living, owner, parentId === null ? sql`${diskEntry.parentId} is null` : eq(diskEntry.parentId, parentId)];
  if (parentId === null) return [living, owner];
  return [
    living,
    sql`${diskEntry.id} in (with recursive down as (
      select id from disk_entry where school_id = ${actor.schoolId} and parent_id = ${parentId} and trashed_at is null
      union select e.id from down join disk_entry e on e.school_id = ${actor.schoolId} and e.parent_id = down.id and e.trashed_at is null
    ) select id from down)`,
  ];
}

/** A living share on the row or on a folder above it reaches the actor. */
const sharedAbove = (actor: Actor, now: Date) => sql`exists (with recursive up as (
    select p.id, p.parent_id from disk_entry p where p.school_id = disk_entry.school_id and p.id = disk_entry.id
    union select p.id, p.parent_id from up join disk_entry p on p.school_id = ${actor.schoolId} and p.id = up.parent_id
  ) select from up join disk_share s on s.school_id = ${actor.schoolId} and s.entry_id = up.id where ${reaches(actor, now)})`;

export async function setStar(
  db: Db,
  { schoolId, accountId }: Actor,
  entryIds: readonly string[],
  starred: boolean,
): Promise<void> {
  if (starred)
    await db
      .insert(diskStar)
      .values(entryIds.map((entryId) => ({ schoolId, accountId, entryId })))
      .onConflictDoNothing();
  else
    await db.execute(
      sql`delete from disk_star where school_id = ${schoolId} and account_id = ${accountId} and entry_id = any (${list(entryIds)}::uuid[])`,
    );
}

export async function sharesOf(db: Db, schoolId: string, entryId: string) {
  return db
    .select()
    .from(diskShare)
    .where(and(eq(diskShare.schoolId, schoolId), eq(diskShare.entryId, entryId)))
    .orderBy(desc(diskShare.createdAt));
}

import type { Actor } from '@zhibi/contract/session';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { list } from '../platform/sql-lists.js';
import type { Standing } from './policy.js';

/** An entry with what the actor has to do with it. */
export interface Reached extends Standing {
  cdId: string;
  parentId: string | null;
  name: string;
  versionId: string | null;
  size: number;
}

/** Folders lie at most so deep: a way up always ends. */
export const DEEPEST = 50;

/** Whether a share `s` reaches the actor now: alive, and for the school or for a class that the actor teaches or leads. */
export const reaches = (
  actor: Actor,
  now: Date,
) => sql`(s.expires_at is null or s.expires_at > ${now.toISOString()}::timestamptz)
  and (s.audience in ('school', 'region') or s.class_id = any (${list([...actor.teaches.keys()])}::uuid[])
    or ${actor.role !== 'TEACHER'}::boolean)`;

/** The entries of these ids in the actor's school, each with its standing, by id. One query, however many. */
export async function reachByIds(
  db: Db,
  actor: Actor,
  cdIds: readonly string[],
  now: Date,
): Promise<Map<string, Reached>> {
  if (cdIds.length === 0 || actor.schoolId === '') return new Map();
  const rows = await db.execute<Reached & Record<string, unknown>>(sql`
    with recursive up as (
      select id as start, id, parent_id, 0 as depth from disk_entry where school_id = ${actor.schoolId} and id = any (${list(cdIds)}::uuid[])
      union all
      select up.start, p.id, p.parent_id, up.depth + 1 from up
        join disk_entry p on p.school_id = ${actor.schoolId} and p.id = up.parent_id where up.depth < ${DEEPEST}::int
    ), granted as (
      select up.start, bool_or(s.may_edit) as edits from up
        join disk_share s on s.school_id = ${actor.schoolId} and s.entry_id = up.id where ${reaches(actor, now)} group by up.start
    )
    select e.id as "cdId", e.parent_id as "parentId", e.owner_id as "ownerId", e.name, e.is_folder as "isFolder", e.version_id as "versionId",
      e.size::float8 as size, e.trashed_at is not null as "isTrashed", g.start is not null as "seesShared", coalesce(g.edits, false) as "editsShared"
    from disk_entry e left join granted g on g.start = e.id
    where e.school_id = ${actor.schoolId} and e.id = any (${list(cdIds)}::uuid[])`);
  return new Map(rows.map((row) => [row.cdId, row]));
}

/** The way from the root down to a folder, itself last. */
export async function wayTo(db: Db, schoolId: string, cdId: string): Promise<{ cdId: string; name: string }[]> {
  const rows = await db.execute<{ cdId: string; name: string }>(sql`
    with recursive up as (
      select id, parent_id, name, 0 as depth from disk_entry where school_id = ${schoolId} and id = ${cdId}
      union all
      select p.id, p.parent_id, p.name, up.depth + 1 from up join disk_entry p on p.school_id = ${schoolId} and p.id = up.parent_id
        where up.depth < ${DEEPEST}::int
    ) select id as "cdId", name from up order by depth desc`);
  return [...rows];
}

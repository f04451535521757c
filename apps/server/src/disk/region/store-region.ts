import type { FileKind } from '@zhibi/contract/disk';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { DEEPEST } from '../store-access.js';

/** A file of another school that a living share opens to the district. */
export interface RegionRow {
  cdId: string;
  name: string;
  kind: FileKind;
  size: number;
  sha256: string;
  md5: string;
  schoolName: string;
  createdBy: string;
  changedAt: Date;
}

interface Wanted {
  regionId: string;
  /** The reader's own school: its files are found on its own disk. */
  schoolId: string;
  patterns: readonly string[];
  cdId?: string | undefined;
  before?: string | undefined;
  limit: number;
  now: Date;
}

/**
 * Files that the other schools of a district share with it, newest first, with all that lies in shared folders. As the
 * system: the rows are those of other schools, and the share is what opens them. One query.
 */
export async function regionRows(db: Db, { regionId, schoolId, patterns, cdId, before, limit, now }: Wanted) {
  const words = patterns.map((pattern) => sql`and e.search like ${pattern}`);
  return db.execute<RegionRow & Record<string, unknown>>(sql`
    with recursive down as (
      select e.school_id, e.id, 0 as depth from disk_share s
        join disk_entry e on e.school_id = s.school_id and e.id = s.entry_id and e.trashed_at is null
        join school c on c.id = s.school_id and c.region_id = s.region_id
        where s.region_id = ${regionId} and s.audience = 'region' and s.school_id <> ${schoolId}
          and (s.expires_at is null or s.expires_at > ${now.toISOString()}::timestamptz)
      union
      select e.school_id, e.id, down.depth + 1 from down
        join disk_entry e on e.school_id = down.school_id and e.parent_id = down.id and e.trashed_at is null
        where down.depth < ${DEEPEST}::int
    )
    select e.id as "cdId", e.name, e.kind, e.size::float8 as size, v.sha256, v.md5, c.name as "schoolName",
      e.created_by as "createdBy", e.changed_at as "changedAt"
    from disk_entry e join school c on c.id = e.school_id
      join disk_version v on v.school_id = e.school_id and v.id = e.version_id
    where (e.school_id, e.id) in (select school_id, id from down) and not e.is_folder
      and (${cdId ?? null}::uuid is null or e.id = ${cdId ?? null}::uuid)
      and (${before ?? null}::uuid is null or e.id < ${before ?? null}::uuid) ${sql.join(words, sql` `)}
    order by e.id desc limit ${limit}::int`);
}

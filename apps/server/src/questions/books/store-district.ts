import type { BookChapter } from '@zhibi/contract/questions/books';
import type { BookTerm } from '@zhibi/contract/questions/partners';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';

/** A book that a school of the district has given, as another school of it sees it. */
export interface DistrictRow {
  schoolId: string;
  bookId: string;
  subjectId: number;
  title: string;
  gid: number;
  edition: string;
  term: BookTerm;
  pages: number;
  chapters: BookChapter[];
  schoolName: string;
  questions: number;
  adopted: number;
  quality: number;
  sharedAt: string;
  copyId: string | null;
}

interface Wanted {
  regionId: string;
  /** The reader's own school. */
  schoolId: string;
  subjectId?: number;
  bookId?: string;
  words?: string | undefined;
  gid?: number | undefined;
  before?: string | undefined;
  limit: number;
}

const given = ({ regionId, subjectId, bookId, words = '', gid }: Wanted): SQL => {
  const named = words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
      return sql`and (b.title ilike ${pattern} or b.edition ilike ${pattern} or s.name ilike ${pattern})`;
    });
  return sql`from school_book b join school s on s.id = b.school_id
    where s.region_id = ${regionId}::uuid and b.shared_at is not null and b.removed_at is null and b.state = 'published'
      and (${subjectId ?? null}::int is null or b.subject_id = ${subjectId ?? null}::int)
      and (${bookId ?? null}::uuid is null or b.id = ${bookId ?? null}::uuid)
      and (${gid ?? null}::int is null or b.gid = ${gid ?? null}::int) ${sql.join(named, sql` `)}`;
};

/**
 * The books that the schools of a district have given it, newest first. As the system: the rows are those of other schools, and what
 * opens them is that they were given and that the reader's school is of the same district. One query.
 */
export async function districtRows(db: Db, wanted: Wanted): Promise<DistrictRow[]> {
  const { schoolId, before, limit } = wanted;
  return db.execute<DistrictRow & Record<string, unknown>>(sql`
    select b.school_id as "schoolId", b.id as "bookId", b.subject_id as "subjectId", b.title, b.gid, b.edition, b.term, b.pages,
      b.chapters, s.name as "schoolName", coalesce(b.quality, 0)::float8 as quality, b.shared_at as "sharedAt",
      (select count(*)::int from school_book_item i where i.school_id = b.school_id and i.book_id = b.id) as questions,
      (select count(*)::int from school_book c where c.origin_id = b.id and c.removed_at is null) as adopted,
      (select c.id from school_book c where c.school_id = ${schoolId}::uuid and c.origin_id = b.id and c.removed_at is null) as "copyId"
    ${given(wanted)} and (${before ?? null}::uuid is null or b.id < ${before ?? null}::uuid)
    order by b.id desc limit ${limit}::int`);
}

export async function countDistrict(db: Db, wanted: Wanted): Promise<number> {
  const [row] = await db.execute<{ total: number }>(sql`select count(*)::int as total ${given(wanted)}`);
  return row?.total ?? 0;
}

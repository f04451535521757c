import type { BookName, BookSort, BookState, KeptBook } from '@zhibi/contract/questions/trees';
import { type SQL, sql } from 'drizzle-orm';
import type { SortKey } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';

/** Which textbooks, and whose schools are counted. */
export interface BookWish {
  organisationId: string;
  textbookId?: string | undefined;
  subjectId?: number | undefined;
  gid?: number | undefined;
  state?: BookState | undefined;
  words?: string | undefined;
  sort: BookSort;
  order: 'asc' | 'desc';
}

export type BookRow = Omit<KeptBook, 'can'> & {
  /** Whether any school at all uses it, also one of another organisation. */
  isUsed: boolean;
  /** Where it stands in the list that was asked for. */
  key: SortKey;
};

/** What a list is sorted by, as a number; what is absent stands at the small end. */
const sortValues: Record<BookSort, SQL> = {
  place: sql.raw('0'),
  year: sql.raw('coalesce(b.year, 0)'),
  chapters: sql.raw('coalesce(c.chapters, 0)'),
  mapped: sql.raw('coalesce(c.mapped::float8 / nullif(c.lessons, 0), -1)'),
  schools: sql.raw('coalesce(u.schools, 0)'),
};

/**
 * Textbooks with how much hangs on them; `key` is the place behind which a next page begins. A lesson is a chapter with nothing below it, and
 * it is mapped when it names a knowledge point itself. The questions are counted for the page only. One query.
 */
export async function bookRows(
  db: Db,
  wish: BookWish,
  { after, limit }: { after?: SortKey | undefined; limit: number },
): Promise<{ rows: BookRow[]; total: number }> {
  const value = sql`(${sortValues[wish.sort]})::float8 * ${wish.order === 'desc' ? -1 : 1}::int`;
  const behind = after
    ? sql`where (p.value, p.subject_id, p.gid, p.position, p.id) > (${after[0]}::float8, ${after[1]}::int, ${after[2]}::int, ${after[3]}::int, ${after[4]}::uuid)`
    : sql``;
  const rows = await db.execute<BookRow & { total: number } & Record<string, unknown>>(sql`
    with these as materialized (select b.* from textbook b where ${meeting(wish)}),
      leaves as (select c.textbook_id, c.id, not exists (select 1 from chapter d where d.parent_id = c.id) as is_lesson from chapter c join these b on b.id = c.textbook_id),
      counted as (
        select l.textbook_id, count(*)::int as chapters, count(*) filter (where l.is_lesson)::int as lessons,
          count(*) filter (where l.is_lesson and exists (select 1 from chapter_knowledge k where k.chapter_id = l.id))::int as mapped
        from leaves l group by 1),
      used as (
        select t.textbook_id, count(*) filter (where s.organisation_id = ${wish.organisationId}::uuid)::int as schools
        from school_textbook t join these b on b.id = t.textbook_id join school s on s.id = t.school_id group by 1),
      placed as (
        select b.*, c.chapters, c.lessons, c.mapped, u.schools, u.textbook_id is not null as is_used, ${value} as value
        from these b left join counted c on c.textbook_id = b.id left join used u on u.textbook_id = b.id),
      page as (select * from placed p ${behind} order by p.value, p.subject_id, p.gid, p.position, p.id limit ${limit}::int)
    select p.id as "textbookId", p.subject_id as "subjectId", s.stage, p.gid, p.volume, p.edition, p.title, p.isbn, p.year, p.cover_id as "coverId",
      coalesce(p.chapters, 0) as chapters, p.mapped::float8 / nullif(p.lessons, 0) as mapped, coalesce(p.schools, 0) as schools, p.is_used as "isUsed",
      case when p.retired_at is null then 'offered' else 'retired' end as state, coalesce(r.revision, 0) as revision,
      (select count(distinct h.question_id)::int from chapter c join question_chapter h on h.chapter_id = c.id where c.textbook_id = p.id) as questions,
      jsonb_build_array(p.value, p.subject_id, p.gid, p.position, p.id) as key, (select count(*)::int from these) as total
    from page p join subject s on s.subject_id = p.subject_id left join tree_revision r on r.tree = 'book:' || p.id
    order by p.value, p.subject_id, p.gid, p.position, p.id`);
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

function meeting({ textbookId, subjectId, gid, state, words = '' }: BookWish): SQL {
  const said = words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const escaped = word.replace(/[\\%_]/g, '\\$&');
      const digits = word.replaceAll('-', '').replace(/[\\%_]/g, '\\$&');
      return sql`and (b.title ilike ${`%${escaped}%`} or b.edition ilike ${`%${escaped}%`} or b.volume ilike ${`%${escaped}%`} or b.isbn like ${`%${digits}%`})`;
    });
  return sql`(${textbookId ?? null}::uuid is null or b.id = ${textbookId ?? null}::uuid)
    and (${subjectId ?? null}::int is null or b.subject_id = ${subjectId ?? null}::int)
    and (${gid ?? null}::int is null or b.gid = ${gid ?? null}::int)
    and (${state ?? null}::text is null or (b.retired_at is null) = ${state !== 'retired'}::boolean) ${sql.join(said, sql` `)}`;
}

/** The columns of a textbook in a choice. */
export const nameColumns =
  sql.raw(`b.id as "textbookId", b.subject_id as "subjectId", b.gid, b.volume, b.edition, b.title, b.year,
  case when b.retired_at is null then 'offered' else 'retired' end as state`);

/** The textbooks of a subject by name, in the order of the list. One query. */
export const bookNames = (db: Db, subjectId: number): Promise<BookName[]> =>
  db.execute<BookName & Record<string, unknown>>(
    sql`select ${nameColumns} from textbook b where b.subject_id = ${subjectId} order by b.gid, b.position, b.id`,
  );

/** What the rules ask of a textbook before it is changed. */
export interface BookHead {
  textbookId: string;
  subjectId: number;
  gid: number;
  volume: string;
  title: string;
  state: BookState;
  chapters: number;
  isUsed: boolean;
}

/** One textbook as the rules see it. One query. */
export async function findBook(db: Db, textbookId: string): Promise<BookHead | undefined> {
  const [row] = await db.execute<BookHead & Record<string, unknown>>(sql`
    select ${nameColumns}, (select count(*)::int from chapter c where c.textbook_id = b.id) as chapters,
      exists (select 1 from school_textbook t where t.textbook_id = b.id) as "isUsed" from textbook b where b.id = ${textbookId}::uuid`);
  return row;
}

export async function setRetired(db: Db, textbookId: string, at: Date | null): Promise<void> {
  await db.execute(
    sql`update textbook set retired_at = ${at?.toISOString() ?? null}::timestamptz where id = ${textbookId}::uuid`,
  );
}

import type { BookName, BookUse } from '@zhibi/contract/questions/trees';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db.js';
import { list } from '../../../platform/sql-lists.js';
import { nameColumns } from '../store-books.js';

export interface SchoolUseRow {
  schoolId: string;
  schoolName: string;
  regionName: string;
  uses: BookName | null;
  since: Date | null;
  pinyin: string;
}

export interface SchoolWish {
  organisationId: string;
  book: { textbookId: string; subjectId: number; gid: number; volume: string };
  use: BookUse;
  words?: string | undefined;
}

/** The textbooks of the same subject, grade and volume: of them a school uses one by default. */
const sameOf = ({ subjectId, gid, volume }: SchoolWish['book']): SQL =>
  sql`(select id from textbook where subject_id = ${subjectId}::int and gid = ${gid}::int and volume = ${volume})`;

const useIs: Record<BookUse, (textbookId: string) => SQL> = {
  all: () => sql`true`,
  this: (textbookId) => sql`u.textbook_id = ${textbookId}::uuid`,
  other: (textbookId) => sql`u.textbook_id <> ${textbookId}::uuid`,
  none: () => sql`u.textbook_id is null`,
};

/**
 * The schools of an organisation that teach the grade of a textbook, by the reading of their names, with what they use of its subject, grade
 * and volume. As the system: what schools use lies with them. One query.
 */
export async function schoolUses(
  db: Db,
  { organisationId, book, use, words = '' }: SchoolWish,
  { after, limit }: { after?: readonly [pinyin: string, id: string] | undefined; limit: number },
): Promise<{ rows: SchoolUseRow[]; total: number }> {
  const escaped = words.replace(/[\\%_]/g, '\\$&').toLowerCase();
  const behind = after ? sql`where (h.pinyin, h.id) > (${after[0]}, ${after[1]}::uuid)` : sql``;
  const rows = await db.execute<SchoolUseRow & { total: number } & Record<string, unknown>>(sql`
    with here as materialized (
      select s.id, s.name, s.pinyin, s.region_id, u.textbook_id, u.set_at
      from school s left join lateral (
        select t.textbook_id, t.set_at from school_textbook t where t.school_id = s.id and t.textbook_id in ${sameOf(book)} order by t.set_at desc limit 1
      ) u on true
      where s.organisation_id = ${organisationId}::uuid and s.first_gid <= ${book.gid}::int and s.last_gid >= ${book.gid}::int and ${useIs[use](book.textbookId)}
        and (lower(s.name) like ${`%${escaped}%`} or lower(s.short_name) like ${`%${escaped}%`} or replace(s.pinyin, ' ', '') like ${`%${escaped.replaceAll(' ', '')}%`}))
    select h.id as "schoolId", h.name as "schoolName", h.pinyin, coalesce(r.name, '') as "regionName", h.set_at as since,
      (select to_jsonb(named) from (select ${nameColumns} from textbook b where b.id = h.textbook_id) named) as uses,
      (select count(*)::int from here) as total
    from here h left join region r on r.id = h.region_id ${behind} order by h.pinyin, h.id limit ${limit}::int`);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Which of these are schools of the organisation, with the grades that they teach; held until the transaction ends. */
export const lockSchools = (
  db: Db,
  organisationId: string,
  schoolIds: readonly string[],
): Promise<{ schoolId: string; firstGid: number; lastGid: number }[]> =>
  db.execute(sql`
    select id as "schoolId", first_gid as "firstGid", last_gid as "lastGid" from school
    where organisation_id = ${organisationId}::uuid and id = any (${list(schoolIds)}::uuid[]) order by id for share`);

/** What schools used before, by school: several where textbooks were renamed since. */
export type Before = Record<string, string[]>;

export async function usedBy(db: Db, book: SchoolWish['book'], schoolIds: readonly string[]): Promise<Before> {
  const rows = await db.execute<{ schoolId: string; used: string[] }>(sql`
    select school_id as "schoolId", array_agg(textbook_id order by textbook_id) as used from school_textbook
    where school_id = any (${list(schoolIds)}::uuid[]) and textbook_id in ${sameOf(book)} group by 1`);
  const known = new Map(rows.map(({ schoolId, used }) => [schoolId, used]));
  return Object.fromEntries(schoolIds.map((id) => [id, known.get(id) ?? []]));
}

/** These schools use exactly this of the subject, grade and volume. Two queries, however many. */
export async function putUses(db: Db, book: SchoolWish['book'], uses: Before, now: Date): Promise<void> {
  const pairs = Object.entries(uses).flatMap(([schoolId, used]) => used.map((id) => [schoolId, id] as const));
  await db.execute(
    sql`delete from school_textbook where school_id = any (${list(Object.keys(uses))}::uuid[]) and textbook_id in ${sameOf(book)}`,
  );
  await db.execute(sql`
    insert into school_textbook (school_id, textbook_id, set_at)
    select given.school_id, given.textbook_id, ${now.toISOString()}::timestamptz from unnest(
      ${list(pairs.map(([schoolId]) => schoolId))}::uuid[], ${list(pairs.map(([, id]) => id))}::uuid[]) as given(school_id, textbook_id)
    join textbook b on b.id = given.textbook_id on conflict do nothing`);
}

export interface UseChange extends Record<string, unknown> {
  textbookId: string;
  /** Given to the schools, or taken from them. */
  given: boolean;
  before: Before;
}

export async function noteChange(
  db: Db,
  { id, organisationId, by, ...change }: UseChange & { id: string; organisationId: string; by: string },
): Promise<void> {
  await db.execute(sql`
    insert into school_textbook_change (id, organisation_id, textbook_id, given, before, changed_by)
    values (${id}::uuid, ${organisationId}::uuid, ${change.textbookId}::uuid, ${change.given}, ${JSON.stringify(change.before)}::jsonb, ${by}::uuid)`);
}

/** Takes a change out of the record, for its undoing: of two who undo it at once one finds it. */
export async function takeChange(db: Db, organisationId: string, id: string): Promise<UseChange | undefined> {
  const [row] = await db.execute<UseChange>(sql`
    delete from school_textbook_change where id = ${id}::uuid and organisation_id = ${organisationId}::uuid
    returning textbook_id as "textbookId", given, before`);
  return row;
}

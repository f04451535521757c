import type { LeavingReason } from '@zhibi/contract/people';
import type { PersonState, Stay } from '@zhibi/contract/people/records';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { SortKey } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import { inArray, list } from '../../platform/sql-lists.js';
import { yearMoves } from '../store-former-names.js';
import { student } from '../tables.js';
import { searchWords } from './rules.js';

/** A student as the database knows one; times of the account as yes or no. */
export interface StudentRow extends Record<string, unknown> {
  studentId: string;
  accountId: string;
  account: string | null;
  studentNo: string;
  name: string;
  pinyin: string;
  sex: boolean | null;
  birthday: string | null;
  classId: string | null;
  className: string | null;
  gid: number | null;
  activated: boolean;
  disabled: boolean;
  leftOn: string | null;
  leftWhy: LeavingReason | null;
  erased: boolean;
  revision: number;
}

export interface StudentFilter {
  search?: string;
  gid?: number;
  classId?: string;
  state?: PersonState;
  /** Nobody of a class of another grade; whoever is in no class is there. */
  grades?: readonly number[] | undefined;
}

/** Facts of the account and the class are joined to the rows of one page only, never to the whole school. */
const withFacts = (page: SQL) => sql`
  with page as (${page})
  select s.id as "studentId", s.account_id as "accountId", a.account, s.student_no as "studentNo", s.name, s.pinyin, s.sex,
    to_char(s.birthday, 'YYYYMMDD') as birthday, c.id as "classId", c.name as "className", c.gid,
    a.activated_at is not null as activated, a.disabled_at is not null as disabled,
    to_char(s.left_on, 'YYYYMMDD') as "leftOn", s.left_why as "leftWhy", s.erased_at is not null as erased, s.revision
  from page s left join account a on a.id = s.account_id
  left join class_student m on m.school_id = s.school_id and m.student_id = s.id and m.to_on is null
  left join school_class c on c.school_id = m.school_id and c.id = m.class_id
  order by s.pinyin, s.id`;

/** A page of the students in the order of their names' readings. */
export const pageOfStudents = (
  db: Db,
  schoolId: string,
  filter: StudentFilter,
  page: { after?: SortKey; limit: number },
): Promise<StudentRow[]> =>
  db.execute<StudentRow>(
    withFacts(sql`
      select * from student s where ${matching(schoolId, filter)}
      ${page.after === undefined ? sql`` : sql`and (s.pinyin, s.id) > (${page.after[0]}, ${page.after[1]}::uuid)`}
      order by s.pinyin, s.id limit ${page.limit}`),
  );

export async function countStudents(db: Db, schoolId: string, filter: StudentFilter): Promise<number> {
  const [row] = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from student s where ${matching(schoolId, filter)}`,
  );
  return row?.n ?? 0;
}

export async function studentRowById(db: Db, schoolId: string, id: string): Promise<StudentRow> {
  const [row] = await db.execute<StudentRow>(
    withFacts(sql`select * from student s where s.school_id = ${schoolId} and s.id = ${id}`),
  );
  return found(row);
}

/** The students of these ids, held until the transaction ends, so that two moves come one after the other. */
export const lockStudents = (
  db: Db,
  schoolId: string,
  ids: readonly string[],
): Promise<(typeof student.$inferSelect)[]> =>
  db
    .select()
    .from(student)
    .where(and(eq(student.schoolId, schoolId), inArray(student.id, [...ids])))
    .orderBy(student.id)
    .for('update');

/**
 * The way of a student through the classes, the present one first. Each school year in a class is a line of its own, with the
 * name and grade of that year: a stay is cut on the days on which its class moved up.
 */
export const staysOf = (db: Db, schoolId: string, studentId: string): Promise<Stay[]> =>
  db.execute<Stay & Record<string, unknown>>(sql`
    with stay as (select * from class_student where school_id = ${schoolId} and student_id = ${studentId}),
      year as (select c.class_id, c.name_before, c.gid_before, r.on_day ${yearMoves(schoolId)}
        and c.class_id in (select class_id from stay)),
      line as (
        select s.class_id, y.on_day as to_on, y.name_before as name, y.gid_before as gid,
          greatest(s.from_on, (select max(o.on_day) from year o where o.class_id = y.class_id and o.on_day < y.on_day)) as from_on
        from stay s join year y on y.class_id = s.class_id and y.on_day > s.from_on and (s.to_on is null or y.on_day < s.to_on)
        union all
        select s.class_id, s.to_on, coalesce(next.name_before, c.name), coalesce(next.gid_before, c.gid),
          greatest(s.from_on, (select max(o.on_day) from year o where o.class_id = s.class_id and o.on_day < s.to_on), case when s.to_on is null then
            (select max(o.on_day) from year o where o.class_id = s.class_id) end)
        from stay s join school_class c on c.school_id = ${schoolId} and c.id = s.class_id
          left join lateral (select * from year o where o.class_id = s.class_id and o.on_day >= s.to_on order by o.on_day limit 1) next on true)
    select class_id as "classId", name as "className", gid, to_char(from_on, 'YYYYMMDD') as "fromOn", to_char(to_on, 'YYYYMMDD') as "toOn"
    from line order by from_on desc, to_on desc nulls first`);

function matching(schoolId: string, { search, gid, classId, state, grades }: StudentFilter): SQL {
  const parts = [sql`s.school_id = ${schoolId}`, inState(state)];
  if (search) parts.push(named(schoolId, search));
  if (gid !== undefined || classId !== undefined)
    parts.push(sql`s.id in (select m.student_id from class_student m join school_class c on c.school_id = m.school_id and c.id = m.class_id
      where m.school_id = ${schoolId} and m.to_on is null
      and ${classId === undefined ? sql`true` : sql`m.class_id = ${classId}`} and ${gid === undefined ? sql`true` : sql`c.gid = ${gid}`})`);
  if (grades !== undefined)
    parts.push(sql`s.id not in (select m.student_id from class_student m join school_class c on c.school_id = m.school_id and c.id = m.class_id
      where m.school_id = ${schoolId} and m.to_on is null and c.gid <> all (${list(grades)}::integer[]))`);
  return sql.join(parts, sql` and `);
}

/** By the beginning of each way a person may be called: comparisons that the index answers also under row-level security. */
function named(schoolId: string, search: string): SQL {
  const { words, reading } = searchWords(search);
  const begins = (column: string, with_: string) =>
    sql`s.${sql.identifier(column)} >= ${with_} and s.${sql.identifier(column)} < ${`${with_}\u{10FFFF}`}`;
  return sql`(${begins('found_name', words)} or ${begins('found_given', words)}
    or ${begins('found_reading', reading)} or ${begins('found_given_reading', reading)} or ${begins('found_initials', reading)}
    or ${begins('found_number', words)} or s.account_id = any (array(select zhibi_find_accounts(${schoolId}, ${words}))))`;
}

/** `stateOf` of the rules, as the database asks it. Nobody who has left is listed unless asked for. */
function inState(state: PersonState | undefined): SQL {
  if (state === 'left') return sql`s.left_on is not null`;
  const here = sql`s.left_on is null`;
  if (state === undefined) return here;
  const wanted =
    state === 'disabled'
      ? sql`a.disabled_at is not null`
      : sql`a.disabled_at is null and a.activated_at is ${state === 'active' ? sql`not null` : sql`null`}`;
  return sql`${here} and s.account_id in (select a.id from account a where ${wanted})`;
}

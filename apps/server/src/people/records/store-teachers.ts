import type { PersonState, TeacherRole } from '@zhibi/contract/people/records';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { SortKey } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import { inArray, list } from '../../platform/sql-lists.js';
import { teacher } from '../tables.js';
import { searchWords } from './rules.js';

/** A teacher as the database knows one; times of the account as yes or no. */
export interface TeacherRow extends Record<string, unknown> {
  teacherId: string;
  accountId: string;
  account: string | null;
  teacherNo: string | null;
  name: string;
  pinyin: string;
  sex: boolean | null;
  phone: string | null;
  mainSubjectId: number | null;
  lessons: { classId: string; className: string; subjectId: number; subjectName: string }[];
  roles: TeacherRole[];
  activated: boolean;
  disabled: boolean;
  leftOn: string | null;
  revision: number;
}

export interface TeacherFilter {
  search?: string;
  subjectId?: number;
  classId?: string;
  state?: PersonState;
  /** Nobody who teaches in other grades only; whoever teaches no class is there. */
  grades?: readonly number[] | undefined;
}

const FIELDS = sql`t.id as "teacherId", t.account_id as "accountId", a.account, t.teacher_no as "teacherNo", t.name, t.pinyin, t.sex, a.phone,
  t.main_subject_id as "mainSubjectId", to_char(t.left_on, 'YYYYMMDD') as "leftOn", t.revision,
  a.activated_at is not null as activated, a.disabled_at is not null as disabled,
  coalesce((select json_agg(json_build_object('classId', l.class_id, 'className', c.name, 'subjectId', l.subject_id, 'subjectName', s.name) order by c.gid, c.name, l.subject_id)
    from teaching l join school_class c on c.school_id = l.school_id and c.id = l.class_id and c.ended_on is null join subject s on s.subject_id = l.subject_id
    where l.school_id = t.school_id and l.teacher_id = t.id and l.subject_id > 0), '[]') as lessons,
  coalesce((select json_agg(distinct g.role) from role_grant g where g.account_id = t.account_id and g.in_school_id = t.school_id and g.ended_at is null
    and g.role in ('TEACHER', 'SCHOOLADMIN', 'SCHOOLPRINCIPAL')), '[]') as roles
  from teacher t left join account a on a.id = t.account_id`;

/** A page of the teachers in the order of their names' readings; one row more than the limit tells that there is another. */
export const pageOfTeachers = (
  db: Db,
  schoolId: string,
  filter: TeacherFilter,
  page: { after?: SortKey; limit: number },
): Promise<TeacherRow[]> =>
  db.execute<TeacherRow>(sql`
    select ${FIELDS} where ${matching(schoolId, filter)}
    ${page.after === undefined ? sql`` : sql`and (t.pinyin, t.id) > (${page.after[0]}, ${page.after[1]}::uuid)`}
    order by t.pinyin, t.id limit ${page.limit}`);

export async function countTeachers(db: Db, schoolId: string, filter: TeacherFilter): Promise<number> {
  const [row] = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from teacher t left join account a on a.id = t.account_id where ${matching(schoolId, filter)}`,
  );
  return row?.n ?? 0;
}

export async function teacherRowById(db: Db, schoolId: string, id: string): Promise<TeacherRow> {
  const [row] = await db.execute<TeacherRow>(sql`select ${FIELDS} where t.school_id = ${schoolId} and t.id = ${id}`);
  return found(row);
}

/** The teachers of these ids, held until the transaction ends. A school's staff is some hundreds: parts of words may be looked for. */
export async function lockTeachers(
  db: Db,
  schoolId: string,
  ids: readonly string[],
): Promise<(typeof teacher.$inferSelect)[]> {
  return db
    .select()
    .from(teacher)
    .where(and(eq(teacher.schoolId, schoolId), inArray(teacher.id, [...ids])))
    .orderBy(teacher.id)
    .for('update');
}

/** Whoever saw these teachers before now sees that they have changed. */
export async function touchTeachers(db: Db, schoolId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(
    sql`update teacher set revision = revision + 1 where school_id = ${schoolId} and id = any (${list(ids)}::uuid[])`,
  );
}

function matching(schoolId: string, { search, subjectId, classId, state, grades }: TeacherFilter): SQL {
  const parts = [sql`t.school_id = ${schoolId}`, inState(state)];
  if (search) parts.push(named(search));
  if (subjectId !== undefined || classId !== undefined) {
    const ofSubject = subjectId === undefined ? sql`true` : sql`l.subject_id = ${subjectId}`;
    const ofClass = classId === undefined ? sql`true` : sql`l.class_id = ${classId}`;
    parts.push(sql`(exists (select from teaching l where l.school_id = t.school_id and l.teacher_id = t.id and ${ofSubject} and ${ofClass})
      ${subjectId !== undefined && classId === undefined ? sql`or t.main_subject_id = ${subjectId}` : sql``})`);
  }
  if (grades !== undefined)
    parts.push(sql`coalesce((select bool_or(c.gid = any (${list(grades)}::integer[])) from teaching l
      join school_class c on c.school_id = l.school_id and c.id = l.class_id and c.ended_on is null
      where l.school_id = t.school_id and l.teacher_id = t.id), true)`);
  return sql.join(parts, sql` and `);
}

function named(search: string): SQL {
  const { words, reading } = searchWords(search);
  return sql`(strpos(lower(t.name), ${words}) > 0 or strpos(replace(t.pinyin, ' ', ''), ${reading}) > 0
    or starts_with(regexp_replace(t.pinyin, '(\\S)\\S*\\s*', '\\1', 'g'), ${reading})
    or strpos(lower(t.teacher_no), ${words}) > 0 or strpos(lower(a.account), ${words}) > 0 or starts_with(a.phone, ${words}))`;
}

/** `stateOf` of the rules, as the database asks it. Nobody who has left is listed unless asked for. */
function inState(state: PersonState | undefined): SQL {
  if (state === 'left') return sql`t.left_on is not null`;
  const here = sql`t.left_on is null`;
  if (state === undefined) return here;
  if (state === 'disabled') return sql`${here} and a.disabled_at is not null`;
  return sql`${here} and a.disabled_at is null and a.activated_at is ${state === 'active' ? sql`not null` : sql`null`}`;
}

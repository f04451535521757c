import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db.js';
import { list } from '../../../platform/sql-lists.js';
import type { KnownStudent } from './rules-students.js';
import type { KnownTeacher } from './rules-teachers.js';

type Row<T> = T & Record<string, unknown>;

/** Students of the school as an import sees them: their record, their account, their class of today. */
const students = (db: Db, schoolId: string, where: SQL): Promise<KnownStudent[]> =>
  db.execute<Row<KnownStudent>>(sql`
    select s.id, s.account_id as "accountId", coalesce(a.account, '') as account, s.pinyin, s.pinyin_by as "pinyinBy", s.student_no as "studentNo", s.external_id as "externalId", s.name, s.sex,
      to_char(s.birthday, 'YYYY-MM-DD') as birthday, c.id as "classId", c.name as "className", s.left_on is not null as "hasLeft",
      a.activated_at is not null as "isUsed"
    from student s left join account a on a.id = s.account_id
      left join class_student m on m.school_id = s.school_id and m.student_id = s.id and m.to_on is null
      left join school_class c on c.school_id = m.school_id and c.id = m.class_id
    where s.school_id = ${schoolId} and ${where}`);

export const studentsByNumber = (db: Db, schoolId: string, numbers: readonly string[]) =>
  students(db, schoolId, sql`s.student_no = any (${list(numbers)}::text[])`);

const isUuid = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** Students by the id that another system has for them, or by the id of the record itself, which our own packages bear. */
export const studentsByExternalId = (db: Db, schoolId: string, ids: readonly string[]) =>
  students(
    db,
    schoolId,
    sql`(s.external_id = any (${list(ids)}::text[]) or s.id = any (${list(ids.filter(isUuid))}::uuid[]))`,
  );

/** Which of these numbers students of the school have. */
export async function takenNumbers(db: Db, schoolId: string, numbers: readonly string[]): Promise<Set<string>> {
  const rows = await db.execute<{ studentNo: string }>(sql`
    select student_no as "studentNo" from student where school_id = ${schoolId} and student_no = any (${list(numbers)}::text[])`);
  return new Set(rows.map(({ studentNo }) => studentNo));
}

export const studentsByIds = (db: Db, schoolId: string, ids: readonly string[]) =>
  students(db, schoolId, sql`s.id = any (${list(ids)}::uuid[])`);

/** Everybody who is here, in the order of classes and numbers: what is taken out. */
export const everyStudent = (db: Db, schoolId: string) =>
  students(db, schoolId, sql`s.left_on is null order by c.gid, c.name, s.student_no`);

/** Which number has whom, by `classId name`, in classes of today. */
export async function numbersByName(
  db: Db,
  schoolId: string,
  classIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db.execute<{ classId: string; name: string; studentNo: string }>(sql`
    select m.class_id as "classId", s.name, s.student_no as "studentNo" from class_student m
    join student s on s.school_id = m.school_id and s.id = m.student_id
    where m.school_id = ${schoolId} and m.to_on is null and m.class_id = any (${list(classIds)}::uuid[])`);
  return new Map(rows.map(({ classId, name, studentNo }) => [`${classId} ${name}`, studentNo]));
}

/** Numbers of the school that begin like this. */
export async function numbersLike(db: Db, schoolId: string, beginnings: readonly string[]): Promise<Set<string>> {
  if (beginnings.length === 0) return new Set();
  const rows = await db.execute<{ studentNo: string }>(sql`
    select student_no as "studentNo" from student where school_id = ${schoolId} and left(student_no, ${beginnings[0]?.length ?? 0}::int) = any (${list(beginnings)}::text[])`);
  return new Set(rows.map(({ studentNo }) => studentNo));
}

/** The teachers of the school with their lessons in living classes: all of them, or those of some ids. */
export async function teachersOf(db: Db, schoolId: string, ids?: readonly string[]): Promise<KnownTeacher[]> {
  return db.execute<Row<KnownTeacher>>(sql`
    select t.id, t.account_id as "accountId", coalesce(a.account, '') as account, t.teacher_no as "teacherNo", t.external_id as "externalId", t.name, t.sex, a.phone,
      case when main.subject_id is not null then json_build_object('subjectId', main.subject_id, 'name', main.name) end as "mainSubject",
      coalesce((select json_agg(json_build_object('classId', c.id, 'className', c.name, 'subjectId', s.subject_id, 'subjectName', s.name) order by c.gid, c.name, s.subject_id)
        from teaching l join school_class c on c.school_id = l.school_id and c.id = l.class_id and c.ended_on is null
        join subject s on s.subject_id = l.subject_id where l.school_id = t.school_id and l.teacher_id = t.id), '[]') as lessons,
      t.left_on is not null as "hasLeft", a.activated_at is not null as "isUsed"
    from teacher t left join account a on a.id = t.account_id left join subject main on main.subject_id = t.main_subject_id
    where t.school_id = ${schoolId} ${ids === undefined ? sql`` : sql`and t.id = any (${list(ids)}::uuid[])`} order by t.pinyin, t.id`);
}

/** Which of these phone numbers have an account in the installation. */
export async function takenPhones(db: Db, phones: readonly string[]): Promise<Set<string>> {
  if (phones.length === 0) return new Set();
  const rows = await db.execute<{ phone: string }>(sql`select zhibi_taken_phones(${list(phones)}::text[]) as phone`);
  return new Set(rows.map(({ phone }) => phone));
}

export interface LivingClass {
  classId: string;
  name: string;
  gid: number;
}

export const livingClasses = (db: Db, schoolId: string): Promise<LivingClass[]> =>
  db.execute<Row<LivingClass>>(sql`
    select id as "classId", name, gid from school_class where school_id = ${schoolId} and ended_on is null order by gid, name`);

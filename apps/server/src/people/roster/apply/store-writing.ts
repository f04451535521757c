import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db.js';
import { list } from '../../../platform/sql-lists.js';

/** What is written over a student's record: only the named fields change. */
export interface StudentChange {
  id: string;
  fields: readonly string[];
  externalId: string | null;
  name: string;
  pinyin: string;
  pinyinBy: 'machine' | 'teacher';
  sex: boolean | null;
  birthday: string | null;
}

/** A new name is read anew; a reading that a teacher corrected stays while the name does. */
export async function updateStudents(db: Db, schoolId: string, changes: readonly StudentChange[]): Promise<void> {
  if (changes.length === 0) return;
  await db.execute(sql`
    update student s set revision = s.revision + 1,
      external_id = case when c.fields ? 'externalId' then c."externalId" else s.external_id end,
      name = case when c.fields ? 'name' then c.name else s.name end, pinyin = case when c.fields ? 'name' then c.pinyin else s.pinyin end,
      pinyin_by = case when c.fields ? 'name' then c."pinyinBy" else s.pinyin_by end,
      sex = case when c.fields ? 'sex' then c.sex else s.sex end, birthday = case when c.fields ? 'birthday' then c.birthday else s.birthday end
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c(id uuid, fields jsonb, "externalId" text, name text, pinyin text, "pinyinBy" text, sex boolean, birthday date)
    where s.school_id = ${schoolId} and s.id = c.id`);
}

/**
 * Moves students to a class today, or out of every class. What began today leaves no trace, and who returns on the day of
 * leaving was never away.
 */
export async function moveStudents(
  db: Db,
  { schoolId, today }: { schoolId: string; today: string },
  moves: readonly { studentId: string; classId: string | null }[],
): Promise<void> {
  if (moves.length === 0) return;
  const to = sql`jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m("studentId" uuid, "classId" uuid)`;
  const isMoved = sql`s.school_id = ${schoolId} and s.student_id = m."studentId"`;
  await db.execute(
    sql`delete from class_student s using ${to} where ${isMoved} and s.to_on is null and s.from_on = ${today}::date and s.class_id is distinct from m."classId"`,
  );
  await db.execute(
    sql`update class_student s set to_on = ${today}::date from ${to} where ${isMoved} and s.to_on is null and s.class_id is distinct from m."classId"`,
  );
  await db.execute(sql`update class_student s set to_on = null from ${to} where ${isMoved} and s.to_on = ${today}::date and s.class_id = m."classId"
    and s.from_on = (select max(x.from_on) from class_student x where x.school_id = s.school_id and x.student_id = s.student_id and x.class_id = s.class_id)`);
  await db.execute(sql`
    insert into class_student (school_id, class_id, student_id, from_on) select ${schoolId}::uuid, m."classId", m."studentId", ${today}::date from ${to}
    where m."classId" is not null and not exists (select from class_student s where ${isMoved} and s.to_on is null)`);
}

/** Marks people as gone today, or as here again. */
export async function setLeft(
  db: Db,
  schoolId: string,
  { table, ids, leftOn }: { table: 'student' | 'teacher'; ids: readonly string[]; leftOn: string | null },
): Promise<void> {
  if (ids.length === 0) return;
  const set =
    table === 'teacher'
      ? sql`teacher set left_on = ${leftOn}::date`
      : sql`student set left_on = ${leftOn}::date, left_why = ${leftOn === null ? null : 'other'}`;
  await db.execute(
    sql`update ${set}, revision = revision + 1 where school_id = ${schoolId} and id = any (${list(ids)}::uuid[])`,
  );
}

/** What is written over a teacher's record: only the named fields change. */
export interface TeacherChange {
  id: string;
  fields: readonly string[];
  teacherNo: string | null;
  externalId: string | null;
  name: string;
  pinyin: string;
  sex: boolean | null;
  mainSubjectId: number | null;
}

export async function updateTeachers(db: Db, schoolId: string, changes: readonly TeacherChange[]): Promise<void> {
  if (changes.length === 0) return;
  await db.execute(sql`
    update teacher t set revision = t.revision + 1,
      external_id = case when c.fields ? 'externalId' then c."externalId" else t.external_id end,
      name = case when c.fields ? 'name' then c.name else t.name end, pinyin = case when c.fields ? 'name' then c.pinyin else t.pinyin end,
      sex = case when c.fields ? 'sex' then c.sex else t.sex end,
      teacher_no = case when c.fields ? 'teacherNo' then c."teacherNo" else t.teacher_no end,
      main_subject_id = case when c.fields ? 'subject' then c."mainSubjectId" else t.main_subject_id end
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c(id uuid, fields jsonb, "externalId" text, name text, pinyin text, sex boolean, "teacherNo" text, "mainSubjectId" integer)
    where t.school_id = ${schoolId} and t.id = c.id`);
}

/** The lessons of these teachers are these from now on. Lessons in classes of the past stay. */
export async function replaceLessons(
  db: Db,
  schoolId: string,
  lessonsOf: readonly { teacherId: string; lessons: readonly { classId: string; subjectId: number }[] }[],
): Promise<void> {
  if (lessonsOf.length === 0) return;
  await db.execute(sql`
    delete from teaching l using school_class c where l.school_id = ${schoolId} and l.teacher_id = any (${list(lessonsOf.map(({ teacherId }) => teacherId))}::uuid[])
      and c.school_id = l.school_id and c.id = l.class_id and c.ended_on is null`);
  const rows = lessonsOf.flatMap(({ teacherId, lessons }) =>
    lessons.map(({ classId, subjectId }) => ({ teacherId, classId, subjectId })),
  );
  await db.execute(sql`
    insert into teaching (school_id, class_id, teacher_id, subject_id) select ${schoolId}::uuid, l."classId", l."teacherId", l."subjectId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l("classId" uuid, "teacherId" uuid, "subjectId" integer) on conflict do nothing`);
}

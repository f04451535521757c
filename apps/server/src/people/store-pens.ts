import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { inArray, list } from '../platform/sql-lists.js';
import { school, student, teacher } from './tables.js';

/** What the register of devices shows of the student who has a pen: never a name. */
export interface PenOwner {
  studentNo: string;
  className: string;
}

/** Students by id with their number and the class of today. */
export async function penOwnersOf(db: Db, studentIds: readonly string[]): Promise<Map<string, PenOwner>> {
  if (studentIds.length === 0) return new Map();
  const rows = await db.execute<{ id: string } & PenOwner & Record<string, unknown>>(sql`
    select s.id, s.student_no as "studentNo", coalesce(c.name, '') as "className" from student s
    left join class_student m on m.school_id = s.school_id and m.student_id = s.id and m.to_on is null
    left join school_class c on c.school_id = m.school_id and c.id = m.class_id
    where s.id = any (${list(studentIds)}::uuid[])`);
  return new Map(rows.map(({ id, studentNo, className }) => [id, { studentNo, className }]));
}

/** The students of a school who are still there, by their numbers. */
export async function studentsByNo(db: Db, schoolId: string, numbers: readonly string[]): Promise<Map<string, string>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .select({ id: student.id, studentNo: student.studentNo })
    .from(student)
    .where(and(eq(student.schoolId, schoolId), inArray(student.studentNo, [...numbers]), isNull(student.leftOn)));
  return new Map(rows.map(({ id, studentNo }) => [studentNo, id]));
}

/** The names of teachers, of whichever schools this transaction sees. */
export async function teachersOfPens(db: Db, teacherIds: readonly string[]): Promise<Map<string, string>> {
  if (teacherIds.length === 0) return new Map();
  const rows = await db
    .select({ id: teacher.id, name: teacher.name })
    .from(teacher)
    .where(inArray(teacher.id, [...new Set(teacherIds)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Teachers by id with account and name, as far as they are still there. */
export async function teachersByIds(
  db: Db,
  schoolId: string,
  teacherIds: readonly string[],
): Promise<Map<string, { accountId: string; name: string }>> {
  if (teacherIds.length === 0) return new Map();
  const rows = await db
    .select({ id: teacher.id, accountId: teacher.accountId, name: teacher.name })
    .from(teacher)
    .where(and(eq(teacher.schoolId, schoolId), inArray(teacher.id, [...teacherIds]), isNull(teacher.leftOn)));
  return new Map(rows.map(({ id, ...one }) => [id, one]));
}

/** The teacher of this school behind an account, who is still there. */
export async function teacherOfAccount(db: Db, schoolId: string, accountId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: teacher.id })
    .from(teacher)
    .where(and(eq(teacher.schoolId, schoolId), eq(teacher.accountId, accountId), isNull(teacher.leftOn)));
  return row?.id;
}

/** Writes down which pen each student has now; null where it is taken back. The register of devices tells it. */
export async function setPensOfStudents(
  db: Db,
  schoolId: string,
  macOf: ReadonlyMap<string, string | null>,
): Promise<void> {
  if (macOf.size === 0) return;
  await db.execute(sql`
    update student s set device_mac = new.mac
    from unnest(${list([...macOf.keys()])}::uuid[], ${list([...macOf.values()])}::text[]) as new (id, mac)
    where s.school_id = ${schoolId} and s.id = new.id`);
}

/** The names of the schools that this transaction sees. */
export async function schoolNamesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: school.id, name: school.name })
    .from(school)
    .where(inArray(school.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

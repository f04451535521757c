import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { list } from '../../platform/sql-lists.js';

/** The day on which the present stay of each student began; those in no class are absent. */
export async function presentStays(
  db: Db,
  schoolId: string,
  studentIds: readonly string[],
): Promise<Map<string, { classId: string; fromOn: string }>> {
  const rows = await db.execute<{ studentId: string; classId: string; fromOn: string }>(sql`
    select student_id as "studentId", class_id as "classId", from_on::text as "fromOn" from class_student
    where school_id = ${schoolId} and student_id = any (${list(studentIds)}::uuid[]) and to_on is null`);
  return new Map(rows.map(({ studentId, ...stay }) => [studentId, stay]));
}

/** The present stays of these students end on that day. */
export async function endStays(db: Db, schoolId: string, studentIds: readonly string[], on: string): Promise<void> {
  await db.execute(sql`
    update class_student set to_on = ${on} where school_id = ${schoolId} and student_id = any (${list(studentIds)}::uuid[]) and to_on is null`);
}

/** They are in the class from that day on. Whoever comes back on the day of leaving goes on with the same stay. */
export async function beginStays(
  db: Db,
  of: { schoolId: string; classId: string; on: string },
  studentIds: readonly string[],
): Promise<void> {
  await db.execute(sql`
    insert into class_student (school_id, class_id, student_id, from_on)
    select ${of.schoolId}::uuid, ${of.classId}::uuid, unnest(${list(studentIds)}::uuid[]), ${of.on}::date
    on conflict (school_id, class_id, student_id, from_on) do update set to_on = null`);
}

/** Whoever saw these students before now sees that they have changed; with a leaving, or without one any more. */
export async function touchStudents(
  db: Db,
  schoolId: string,
  ids: readonly string[],
  left?: { on: string; why: string } | null,
): Promise<void> {
  const leaving =
    left === undefined
      ? sql``
      : left === null
        ? sql`, left_on = null, left_why = null`
        : sql`, left_on = ${left.on}, left_why = ${left.why}`;
  await db.execute(
    sql`update student set revision = revision + 1 ${leaving} where school_id = ${schoolId} and id = any (${list(ids)}::uuid[])`,
  );
}

/** The students who are in the class now. */
export async function studentIdsOfClass(db: Db, schoolId: string, classId: string): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(
    sql`select student_id as id from class_student where school_id = ${schoolId} and class_id = ${classId} and to_on is null`,
  );
  return rows.map(({ id }) => id);
}

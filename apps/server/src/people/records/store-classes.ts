import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import { list } from '../../platform/sql-lists.js';
import { schoolClass, teaching } from '../tables.js';

/** A class as the database knows one. */
export interface ClassRow extends Record<string, unknown> {
  classId: string;
  className: string;
  gid: number;
  headTeacher: { teacherId: string; name: string } | null;
  students: number;
  lessons: { subjectId: number; subjectName: string; teacherId: string; name: string }[];
  endedOn: string | null;
  revision: number;
}

/** The classes of a school, living or ended ones, or a single one: one query, which counts and gathers for all of them at once. */
export function classRows(
  db: Db,
  schoolId: string,
  which: { ended: boolean } | { classId: string },
): Promise<ClassRow[]> {
  const [named, ofNamed] =
    'classId' in which ? [sql`c.id = ${which.classId}`, sql`and class_id = ${which.classId}`] : [];
  const wanted = named ?? ('ended' in which && which.ended ? sql`c.ended_on is not null` : sql`c.ended_on is null`);
  const only = ofNamed ?? sql``;
  // Materialized: gathered once, also where the planner expects a single row and would gather again for every class.
  return db.execute<ClassRow>(sql`
    with enrolled as materialized (
      select class_id, count(*)::int as students from class_student where school_id = ${schoolId} and to_on is null ${only} group by class_id),
    taught as materialized (
      select l.class_id, json_agg(json_build_object('subjectId', l.subject_id, 'subjectName', s.name, 'teacherId', t.id, 'name', t.name) order by l.subject_id, t.pinyin) as lessons
      from teaching l join subject s on s.subject_id = l.subject_id join teacher t on t.school_id = ${schoolId} and t.id = l.teacher_id
      where l.school_id = ${schoolId} and l.subject_id > 0 ${only} group by l.class_id)
    select c.id as "classId", c.name as "className", c.gid, to_char(c.ended_on, 'YYYYMMDD') as "endedOn", c.revision,
      case when h.id is null then null else json_build_object('teacherId', h.id, 'name', h.name) end as "headTeacher",
      coalesce(n.students, 0) as students, coalesce(w.lessons, '[]') as lessons
    from school_class c left join teacher h on h.school_id = ${schoolId} and h.id = c.head_teacher_id
    left join enrolled n on n.class_id = c.id left join taught w on w.class_id = c.id
    where c.school_id = ${schoolId} and ${wanted}
    order by c.gid, length(c.name), c.name, c.id limit 2000`);
}

export async function classRowById(db: Db, schoolId: string, classId: string): Promise<ClassRow> {
  const [row] = await classRows(db, schoolId, { classId });
  return found(row);
}

/** A living class, held until the transaction ends. */
export async function lockClass(db: Db, schoolId: string, classId: string): Promise<typeof schoolClass.$inferSelect> {
  const [row] = await db
    .select()
    .from(schoolClass)
    .where(and(eq(schoolClass.schoolId, schoolId), eq(schoolClass.id, classId)))
    .for('update');
  return found(row?.endedOn === null ? row : undefined);
}

export async function updateClass(
  db: Db,
  schoolId: string,
  classId: string,
  change: Partial<Pick<typeof schoolClass.$inferInsert, 'name' | 'gid' | 'headTeacherId' | 'endedOn'>>,
): Promise<void> {
  await db
    .update(schoolClass)
    .set({ ...change, revision: sql`${schoolClass.revision} + 1` })
    .where(and(eq(schoolClass.schoolId, schoolId), eq(schoolClass.id, classId)));
}

/** Which of these names living classes of the grade already have. */
export async function takenClassNames(
  db: Db,
  schoolId: string,
  gid: number,
  names: readonly string[],
): Promise<{ classId: string; name: string }[]> {
  return db.execute<{ classId: string; name: string }>(sql`
    select id as "classId", name from school_class
    where school_id = ${schoolId} and gid = ${gid} and ended_on is null and name = any (${list(names)}::text[])`);
}

/** The grades of the school, held so that two administrators do not open the same class at once. */
export async function lockGrades(db: Db, schoolId: string): Promise<{ firstGid: number; lastGid: number }> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`classes ${schoolId}`}, 0))`);
  return gradesOf(db, schoolId);
}

export async function gradesOf(db: Db, schoolId: string): Promise<{ firstGid: number; lastGid: number }> {
  const [row] = await db.execute<{ firstGid: number; lastGid: number }>(
    sql`select first_gid as "firstGid", last_gid as "lastGid" from school where id = ${schoolId}`,
  );
  return found(row);
}

/** Whoever saw these classes before now sees that they have changed. */
export async function touchClasses(db: Db, schoolId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(
    sql`update school_class set revision = revision + 1 where school_id = ${schoolId} and id = any (${list(ids)}::uuid[])`,
  );
}

/** Which of these classes are living ones of the school, with their grades. */
export async function gradesOfClasses(db: Db, schoolId: string, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.execute<{ id: string; gid: number }>(
    sql`select id, gid from school_class where school_id = ${schoolId} and id = any (${list(ids)}::uuid[]) and ended_on is null`,
  );
  return new Map(rows.map(({ id, gid }) => [id, gid]));
}

interface LessonRow {
  classId: string;
  teacherId: string;
  subjectId: number;
}

export const lessonsOf = (
  db: Db,
  schoolId: string,
  whose: { teacherId: string } | { classId: string },
): Promise<LessonRow[]> =>
  db
    .select({ classId: teaching.classId, teacherId: teaching.teacherId, subjectId: teaching.subjectId })
    .from(teaching)
    .where(
      and(
        eq(teaching.schoolId, schoolId),
        'teacherId' in whose ? eq(teaching.teacherId, whose.teacherId) : eq(teaching.classId, whose.classId),
      ),
    );

export async function deleteLessons(db: Db, schoolId: string, lessons: readonly LessonRow[]): Promise<void> {
  if (lessons.length === 0) return;
  await db.execute(sql`
    delete from teaching t using unnest(${list(lessons.map((one) => one.classId))}::uuid[], ${list(lessons.map((one) => one.teacherId))}::uuid[],
      ${list(lessons.map((one) => one.subjectId))}::int[]) as g(class_id, teacher_id, subject_id)
    where t.school_id = ${schoolId} and t.class_id = g.class_id and t.teacher_id = g.teacher_id and t.subject_id = g.subject_id`);
}

/** A teacher who leaves leads no class any more. Answers the classes that were led. */
export async function dropHead(db: Db, schoolId: string, teacherId: string): Promise<string[]> {
  const rows = await db
    .update(schoolClass)
    .set({ headTeacherId: null, revision: sql`${schoolClass.revision} + 1` })
    .where(and(eq(schoolClass.schoolId, schoolId), eq(schoolClass.headTeacherId, teacherId)))
    .returning({ id: schoolClass.id });
  return rows.map(({ id }) => id);
}

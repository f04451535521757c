import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import type { ClassBefore, PlannedClass, PlannedLesson } from './rules-plan.js';
import type { Run } from './store.js';
import { schoolYearClass, schoolYearLesson } from './tables.js';

/** The living classes of a school with the number of their students today. */
export const classesBefore = (db: Db, schoolId: string): Promise<ClassBefore[]> =>
  db.execute<ClassBefore & Record<string, unknown>>(sql`
    select c.id as "classId", c.name, c.gid, (select count(*)::int from class_student m
      where m.school_id = c.school_id and m.class_id = c.id and m.to_on is null) as students
    from school_class c where c.school_id = ${schoolId} and c.ended_on is null order by c.gid, c.name, c.id`);

interface LessonBefore extends Record<string, unknown> {
  classId: string;
  className: string;
  teacherId: string;
  teacherName: string;
  subjectId: number;
}

export const lessonsBefore = (db: Db, schoolId: string): Promise<LessonBefore[]> =>
  db.execute<LessonBefore>(sql`
    select l.class_id as "classId", c.name as "className", l.teacher_id as "teacherId", t.name as "teacherName", l.subject_id as "subjectId"
    from teaching l join school_class c on c.school_id = l.school_id and c.id = l.class_id and c.ended_on is null
      join teacher t on t.school_id = l.school_id and t.id = l.teacher_id
    where l.school_id = ${schoolId} order by c.gid, c.name, t.name, l.subject_id`);

interface Unplaced extends Record<string, unknown> {
  studentId: string;
  studentNo: string;
  name: string;
  total: number;
}

/** Students of the school who are in no class: an upgrade leaves them as they are. The first ones, and how many there are. */
export const studentsWithoutClass = (db: Db, schoolId: string, limit: number): Promise<Unplaced[]> =>
  db.execute<Unplaced>(sql`
    select s.id as "studentId", s.student_no as "studentNo", s.name, count(*) over ()::int as total from student s
    where s.school_id = ${schoolId} and s.left_on is null and not exists (select from class_student m
      where m.school_id = s.school_id and m.student_id = s.id and m.to_on is null)
    order by s.student_no limit ${limit}`);

/** Writes the plan down: from here on a killed process can go on with it. */
export async function insertPlan(
  db: Db,
  { schoolId, id: runId }: Pick<Run, 'schoolId' | 'id'>,
  plan: { classes: readonly PlannedClass[]; lessons: readonly PlannedLesson[] },
): Promise<void> {
  await db.insert(schoolYearClass).values(
    plan.classes.map((one) => ({
      schoolId,
      runId,
      classId: one.classId,
      nameBefore: one.name,
      nameAfter: one.nameAfter,
      gidBefore: one.gid,
      gidAfter: one.gidAfter,
      students: one.students,
    })),
  );
  if (plan.lessons.length > 0)
    await db.insert(schoolYearLesson).values(plan.lessons.map((one) => ({ schoolId, runId, ...one })));
  await db.execute(sql`
    insert into school_year_student (school_id, run_id, student_id, class_id, leaves)
    select m.school_id, ${runId}::uuid, m.student_id, m.class_id, c.gid_after is null from class_student m
      join school_year_class c on c.school_id = m.school_id and c.class_id = m.class_id and c.run_id = ${runId}
    where m.school_id = ${schoolId} and m.to_on is null`);
}

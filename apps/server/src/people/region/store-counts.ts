import type { SchoolStageId } from '@zhibi/contract/people';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { list } from '../../platform/sql-lists.js';
import { isActivated } from '../../session/index.js';
import { student } from '../tables.js';

/** Students of one grade of one school. */
export interface GradeCount extends Record<string, unknown> {
  schoolId: string;
  gid: number;
  classes: number;
  students: number;
  activated: number;
}

/** Classes and students of the grades from `first` to `last`, by school and grade; grades without a class are left out. */
export const countByGrade = (
  db: Db,
  schoolIds: readonly string[],
  { first, last }: { first: number; last: number },
): Promise<GradeCount[]> =>
  db.execute<GradeCount>(sql`
    select c.school_id as "schoolId", c.gid, count(distinct c.id)::int as classes, count(student.id)::int as students,
      count(student.id) filter (where ${isActivated(student.accountId)})::int as activated
    from school_class c
      left join class_student m on m.school_id = c.school_id and m.class_id = c.id and m.to_on is null
      left join student on student.school_id = m.school_id and student.id = m.student_id
    where c.school_id = any(${list(schoolIds)}::uuid[]) and c.ended_on is null and c.gid between ${first} and ${last}
    group by c.school_id, c.gid`);

/** Teachers of each school who teach in a stage. */
export async function countTeachers(
  db: Db,
  schoolIds: readonly string[],
  stage: SchoolStageId,
): Promise<Map<string, number>> {
  const rows = await db.execute<{ schoolId: string; teachers: number }>(sql`
    select l.school_id as "schoolId", count(distinct l.teacher_id)::int as teachers from teaching l
      join subject s on s.subject_id = l.subject_id and s.stage = ${stage}
      join teacher t on t.school_id = l.school_id and t.id = l.teacher_id and t.left_on is null
      join school_class c on c.school_id = l.school_id and c.id = l.class_id and c.ended_on is null
    where l.school_id = any(${list(schoolIds)}::uuid[]) group by l.school_id`);
  return new Map(rows.map(({ schoolId, teachers }) => [schoolId, teachers]));
}

/** The living classes of schools with their grades. One query. */
export const classesOfSchools = (
  db: Db,
  schoolIds: readonly string[],
): Promise<{ schoolId: string; classId: string; gid: number }[]> =>
  db.execute<{ schoolId: string; classId: string; gid: number }>(sql`
    select school_id as "schoolId", id as "classId", gid from school_class
    where school_id = any(${list(schoolIds)}::uuid[]) and ended_on is null`);

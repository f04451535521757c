import type { UndoException } from '@zhibi/contract/people/school-year';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import type { Run } from './store.js';
import { classException, isLessonGone, studentException } from './store-back.js';

type Reported = UndoException & { total: number } & Record<string, unknown>;

/** What an undoing would leave as it is: changed, or come, since the upgrade. The first ones by name, and how many there are. */
export async function exceptionsOf(
  db: Db,
  { schoolId, id, onDay }: Run,
  limit: number,
): Promise<{ total: number; items: UndoException[] }> {
  const rows = await db.execute<Reported>(sql`
    select what, name, class_name as "className", count(*) over ()::int as total from (
      select ${classException(onDay)} as what, c.name, c.name as class_name from school_year_class p
        join school_class c on c.school_id = p.school_id and c.id = p.class_id
        where p.school_id = ${schoolId} and p.run_id = ${id} and p.state = 'moved'
      union all select 'class-added', c.name, c.name from school_class c where c.school_id = ${schoolId} and c.ended_on is null
        and not exists (select from school_year_class p where p.school_id = c.school_id and p.run_id = ${id} and p.class_id = c.id)
      union all select case when ${isLessonGone} then 'lesson-changed' end, who.name, c.name from school_year_lesson p
        join teacher who on who.school_id = p.school_id and who.id = p.teacher_id
        join school_class c on c.school_id = p.school_id and c.id = p.class_id
        left join teaching t on t.school_id = p.school_id and t.class_id = p.class_id and t.teacher_id = p.teacher_id and t.subject_id = p.subject_after
        where p.school_id = ${schoolId} and p.run_id = ${id} and p.state = 'moved'
      union all select ${studentException(onDay)}, s.name, coalesce(c.name, '') from school_year_student p
        join student s on s.school_id = p.school_id and s.id = p.student_id
        left join class_student m on m.school_id = p.school_id and m.student_id = p.student_id and m.to_on is null
        left join school_class c on c.school_id = m.school_id and c.id = m.class_id
        where p.school_id = ${schoolId} and p.run_id = ${id} and p.state = 'moved'
      union all select 'student-added', s.name, c.name from class_student m join student s on s.school_id = m.school_id and s.id = m.student_id
        join school_class c on c.school_id = m.school_id and c.id = m.class_id
        where m.school_id = ${schoolId} and m.to_on is null
          and not exists (select from school_year_student p where p.school_id = m.school_id and p.run_id = ${id} and p.student_id = m.student_id)
    ) exception where what is not null order by what, class_name, name limit ${limit}`);
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map(({ what, name, className }) => ({ what, name, className })),
  };
}

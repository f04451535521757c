import { sql } from 'drizzle-orm';
import type { ForgetStudent } from '../../people/index.js';
import { list } from '../../platform/sql-lists.js';

/** Rows of score tables that a student's name or number stands in are emptied; the scores that they brought stay. */
export const forgetScoreRows: ForgetStudent = async (db, { schoolId, studentId, marks }) => {
  const quoted = marks.map((mark) => JSON.stringify(mark));
  await db.execute(sql`
    with told as (
      select mark from unnest(${list(quoted)}::text[]) as mark
      where not exists (select from student s where s.school_id = ${schoolId} and s.id <> ${studentId} and to_jsonb(s.name)::text = mark))
    update stage_import_row r set cells = '[]', mended = '{}', problems = '[]', skipped = r.skipped or r.student_id is null
    where r.school_id = ${schoolId} and (r.student_id = ${studentId}
      or exists (select from told where strpos(concat(r.cells, r.mended, r.problems), told.mark) > 0))`);
  return [];
};

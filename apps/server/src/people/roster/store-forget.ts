import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { list } from '../../platform/sql-lists.js';
import type { Forgotten } from '../records/forget-student.js';

/**
 * Empties the rows of lists that brought a student or name him. A row still counts in its import, and cannot be taken back. A name alone is
 * the student's only where nobody of the school bears it.
 */
export async function forgetRosterRows(db: Db, { schoolId, studentId, accountId, marks }: Forgotten): Promise<void> {
  const quoted = marks.map((mark) => JSON.stringify(mark));
  await db.execute(sql`
    with told as (
      select mark from unnest(${list(quoted)}::text[]) as mark
      where not exists (select from student s where s.school_id = ${schoolId} and s.id <> ${studentId} and to_jsonb(s.name)::text = mark))
    update roster_row r set cells = '[]', mended = '{}', keys = '{}', found = null, changes = '[]', problems = '[]', person_id = null, account_id = null,
      kept = case when r.status in ('added', 'changed') then coalesce(r.kept, '{"field": null, "reason": "used"}') else r.kept end
    where r.school_id = ${schoolId} and (r.person_id = ${studentId} or r.account_id = ${accountId}
      or exists (select from told where strpos(concat(r.cells, r.mended, r.found, r.changes, r.problems), told.mark) > 0))`);
}

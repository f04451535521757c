import { sql } from 'drizzle-orm';
import type { ForgetStudent } from '../../people/index.js';
import type { Db } from '../../platform/db.js';

/**
 * The printed files in which a student's copy lies are kept no longer: the name stands on its pages; nor is what edition the student needed. Codes
 * and pages stay.
 */
export const forgetCopies: ForgetStudent = async (db: Db, { schoolId, studentId }) => {
  await db.execute(sql`delete from student_form where school_id = ${schoolId} and student_id = ${studentId}`);
  return contentsOf(
    db.execute<{ content: string }>(sql`
      with held as (
        select r.id, r.pdf_sha256 as content from print_run r where r.school_id = ${schoolId} and r.pdf_sha256 is not null
          and exists (select from page_code c where c.school_id = r.school_id and c.print_run_id = r.id and c.student_id = ${studentId}))
      update print_run r set pdf_sha256 = null, status = 'failed' from held where r.school_id = ${schoolId} and r.id = held.id returning held.content`),
  );
};

const contentsOf = async (rows: PromiseLike<Iterable<{ content: string }>>): Promise<string[]> =>
  [...(await rows)].map(({ content }) => content);

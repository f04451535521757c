import { sql } from 'drizzle-orm';
import type { ForgetStudent } from '../people/index.js';

/** The files of orders that hold a student's copy are kept no longer; the orders, their sums and settlements stay. */
export const forgetOrders: ForgetStudent = async (db, { schoolId, studentId }) => {
  const rows = await db.execute<{ pdf: string | null; sheets: string | null }>(sql`
    with held as (
      select id, pdf_sha256 as pdf, sheets_sha256 as sheets from print_order
      where school_id = ${schoolId} and ${studentId}::uuid = any (student_ids) and (pdf_sha256 is not null or sheets_sha256 is not null))
    update print_order o set pdf_sha256 = null, sheets_sha256 = null from held where o.school_id = ${schoolId} and o.id = held.id
    returning held.pdf, held.sheets`);
  return [...rows].flatMap(({ pdf, sheets }) => [pdf ?? [], sheets ?? []].flat());
};

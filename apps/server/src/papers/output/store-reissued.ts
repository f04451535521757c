import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { CODE_PLACE, CODE_RULE } from './store-run.js';

/** A page of a copy that gets a new code. */
export interface Reissue {
  studentId: string;
  page: number;
  from: string;
  to: string;
}

/** Takes a book out of the ledger for each of these copies: the pages of it that are printed again get its codes. */
export async function codesForAgain(
  db: Db,
  copies: readonly { studentId: string; pages: readonly { page: number; pageCode: string }[] }[],
): Promise<Reissue[]> {
  if (copies.length === 0) return [];
  const rows = await db.execute<{ book: string }>(
    sql`select nextval('page_code_number')::text as book from generate_series(1, ${copies.length}::int)`,
  );
  const books = [...rows].map(({ book }) => book);
  return copies.flatMap(({ studentId, pages }, at) =>
    pages.map(({ page, pageCode: from }) => ({ studentId, page, from, to: `${CODE_PLACE}.${books[at]}.${page}` })),
  );
}

/** Writes new codes into the ledger in place of those that the pages have; false where one of them has another by now. */
export async function replaceCodes(
  db: Db,
  { schoolId, printRunId, orderId, now }: { schoolId: string; printRunId: string; orderId: string; now: Date },
  reissues: readonly Reissue[],
): Promise<boolean> {
  if (reissues.length === 0) return true;
  const rows = await db.execute<{ page: number }>(sql`
    with wanted as (select * from jsonb_to_recordset(${JSON.stringify(reissues)}::jsonb) as one("from" text, "to" text)),
      old as (
        update page_code c set replaced_by = wanted."to", replaced_at = ${now.toISOString()}::timestamptz from wanted
        where c.school_id = ${schoolId} and c.print_run_id = ${printRunId} and c.page_code = wanted."from" and c.replaced_by is null
        returning wanted."to" as code, c.class_id, c.student_id, c.page)
    insert into page_code (school_id, page_code, code_rule, print_run_id, class_id, student_id, page, order_id)
    select ${schoolId}, code, ${CODE_RULE}, ${printRunId}, class_id, student_id, page, ${orderId} from old returning page`);
  return [...rows].length === reissues.length;
}

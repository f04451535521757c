import { printStatuses } from '@zhibi/contract/printing';
import { sql } from 'drizzle-orm';
import type { KeptFor } from '../platform/kept-for.js';

const SOME = 50;
const old = (
  schoolId: string,
  before: Date,
) => sql`school_id = ${schoolId} and created_at < ${before.toISOString()}::timestamptz
  and status = ${printStatuses.completed} and (pdf_sha256 is not null or sheets_sha256 is not null)`;

/** The files of orders that were received; the orders and their settlements stay. What is on its way may still be printed again. */
export const oldPrintFiles: KeptFor = {
  due: async (db, schoolId, before) => {
    const [row] = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from print_order where ${old(schoolId, before)}`,
    );
    return row?.n ?? 0;
  },
  remove: async (db, schoolId, before) => {
    const rows = await db.execute<{ pdf: string | null; sheets: string | null }>(sql`
      with held as (select id, pdf_sha256 as pdf, sheets_sha256 as sheets from print_order where ${old(schoolId, before)} limit ${SOME})
      update print_order o set pdf_sha256 = null, sheets_sha256 = null from held
      where o.school_id = ${schoolId} and o.id = held.id returning held.pdf, held.sheets`);
    const gone = [...rows];
    return { removed: gone.length, contents: gone.flatMap(({ pdf, sheets }) => [pdf ?? [], sheets ?? []].flat()) };
  },
};

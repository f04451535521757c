import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { pageCode } from '../tables.js';

/** Whose sheet a page code is on, in one of these schools. */
export async function findCodedPage(
  db: Db,
  schoolIds: readonly string[],
  code: string,
): Promise<{ schoolId: string; printRunId: string; studentId: string; page: number } | undefined> {
  const { schoolId, printRunId, studentId, page } = pageCode;
  const [row] = await db
    .select({ schoolId, printRunId, studentId, page })
    .from(pageCode)
    .where(and(inArray(schoolId, [...schoolIds]), eq(pageCode.pageCode, code)));
  return row;
}

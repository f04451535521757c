import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { pageCode } from '../tables.js';

/** A sheet of the ledger: whose page it is. */
interface CodedSheet {
  schoolId: string;
  printRunId: string;
  studentId: string;
  page: number;
}

/** Whose sheet a page code is on, in one of these schools. */
export async function findCodedPage(
  db: Db,
  schoolIds: readonly string[],
  code: string,
): Promise<CodedSheet | undefined> {
  const { schoolId, printRunId, studentId, page } = pageCode;
  const [row] = await db
    .select({ schoolId, printRunId, studentId, page })
    .from(pageCode)
    .where(and(inArray(schoolId, [...schoolIds]), eq(pageCode.pageCode, code)));
  return row;
}

/** A code that a page has or had. */
export interface IssuedCode {
  pageCode: string;
  /** The reprint that issued it; null: it came with its print run. */
  orderId: string | null;
  replacedBy: string | null;
  replacedAt: Date | null;
}

/** All codes that this page of this copy ever had, the first one first. */
export const codesOfSheet = (db: Db, { schoolId, printRunId, studentId, page }: CodedSheet): Promise<IssuedCode[]> =>
  db
    .select({
      pageCode: pageCode.pageCode,
      orderId: pageCode.orderId,
      replacedBy: pageCode.replacedBy,
      replacedAt: pageCode.replacedAt,
    })
    .from(pageCode)
    .where(
      and(
        eq(pageCode.schoolId, schoolId),
        eq(pageCode.printRunId, printRunId),
        eq(pageCode.studentId, studentId),
        eq(pageCode.page, page),
      ),
    )
    .orderBy(sql`split_part(${pageCode.pageCode}, '.', 3)::bigint`);

import type { CopyForm } from '@zhibi/contract/papers';
import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { pageCode, paperFormLayout, paperLayout, printRun } from '../tables.js';
import { isFormLayoutOfRun, isLayoutOfRun, sizeOfRun } from './store-run-columns.js';

/** The print runs of a paper, newest first, with their sizes. One query. */
export async function runsOf(db: Db, schoolId: string, paperId: string) {
  return db
    .select({
      printRunId: printRun.id,
      paperId: printRun.paperId,
      revision: printRun.revision,
      classIds: printRun.classIds,
      dots: printRun.dots,
      status: printRun.status,
      createdAt: printRun.createdAt,
      homeworkId: printRun.homeworkId,
      form: printRun.form,
      partOf: printRun.partOf,
      ...sizeOfRun,
    })
    .from(printRun)
    .innerJoin(paperLayout, isLayoutOfRun)
    .leftJoin(paperFormLayout, isFormLayoutOfRun)
    .where(and(eq(printRun.schoolId, schoolId), eq(printRun.paperId, paperId)))
    .orderBy(desc(printRun.id));
}

/** Whose copies are in print runs and their parts, by run. One query for many. */
export async function studentsOfRuns(
  db: Db,
  schoolId: string,
  printRunIds: readonly string[],
): Promise<Map<string, Set<string>>> {
  if (printRunIds.length === 0) return new Map();
  const whole = sql<string>`coalesce(${printRun.partOf}, ${printRun.id})`;
  const rows = await db
    .select({ printRunId: whole, studentId: pageCode.studentId })
    .from(pageCode)
    .innerJoin(printRun, and(eq(printRun.schoolId, pageCode.schoolId), eq(printRun.id, pageCode.printRunId)))
    .where(
      and(
        eq(pageCode.schoolId, schoolId),
        or(inArray(printRun.id, [...printRunIds]), inArray(printRun.partOf, [...printRunIds])),
        eq(pageCode.page, 1),
      ),
    );
  const students = new Map(printRunIds.map((id) => [id, new Set<string>()]));
  for (const { printRunId, studentId } of rows) students.get(printRunId)?.add(studentId);
  return students;
}

/** Which students of a run and its parts have another edition than the usual one. One query, which hardly ever finds any. */
export async function formsOfCopies(db: Db, schoolId: string, printRunId: string): Promise<Map<string, CopyForm>> {
  const rows = await db
    .select({ studentId: pageCode.studentId, form: printRun.form })
    .from(printRun)
    .innerJoin(pageCode, and(eq(pageCode.schoolId, printRun.schoolId), eq(pageCode.printRunId, printRun.id)))
    .where(
      and(
        eq(printRun.schoolId, schoolId),
        or(eq(printRun.id, printRunId), eq(printRun.partOf, printRunId)),
        ne(printRun.form, 'usual'),
        eq(pageCode.page, 1),
      ),
    );
  return new Map(rows.map(({ studentId, form }) => [studentId, form]));
}

/** Of these papers those of which copies over dots were made. One query. */
export async function dottedPapers(db: Db, schoolId: string, paperIds: readonly string[]): Promise<Set<string>> {
  if (paperIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ paperId: printRun.paperId })
    .from(printRun)
    .where(
      and(
        eq(printRun.schoolId, schoolId),
        inArray(printRun.paperId, [...paperIds]),
        eq(printRun.dots, true),
        eq(printRun.status, 'ready'),
      ),
    );
  return new Set(rows.map(({ paperId }) => paperId));
}

import type { CopyForm } from '@zhibi/contract/papers';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray, listText } from '../../platform/sql-lists.js';
import { statement } from '../../platform/statement.js';
import { pageCode, printRun } from '../tables.js';

/** The coding that this product prints by itself; other pens bring their own. */
export const CODE_RULE = 'demo';
/** Where in the world of addresses the books of this installation lie. */
export const CODE_PLACE = '3.27';

export interface Run {
  printRunId: string;
  paperId: string;
  revision: number;
  createdBy: string;
  classIds: string[];
  dots: boolean;
  status: 'waiting' | 'ready' | 'failed';
  pdfSha256: string | null;
  homeworkId: string | null;
  /** When that homework is over. */
  overAt: Date | null;
  form: CopyForm;
  /** The run of most students, where this one is for those who need another edition. */
  partOf: string | null;
}

export interface Copy {
  classId: string;
  studentId: string;
  pages: { page: number; pageCode: string }[];
  /** Of sheets that others were printed in place of: they are read as well. */
  former: { page: number; pageCode: string }[];
}

/** What a page code means: whose page of which print run, and the homework it was published as, if any. */
export interface CodedPage {
  schoolId: string;
  printRunId: string;
  paperId: string;
  revision: number;
  classId: string;
  studentId: string;
  page: number;
  homeworkId: string | null;
  codeRule: string;
  /** The edition that the page belongs to. */
  form: CopyForm;
}

const only = (schoolId: string, printRunId: string) =>
  and(eq(printRun.schoolId, schoolId), eq(printRun.id, printRunId));

const runColumns = {
  printRunId: printRun.id,
  paperId: printRun.paperId,
  revision: printRun.revision,
  createdBy: printRun.createdBy,
  classIds: printRun.classIds,
  dots: printRun.dots,
  status: printRun.status,
  pdfSha256: printRun.pdfSha256,
  homeworkId: printRun.homeworkId,
  overAt: printRun.overAt,
  form: printRun.form,
  partOf: printRun.partOf,
};

export async function findRun(db: Db, schoolId: string, printRunId: string): Promise<Run | undefined> {
  const [row] = await db.select(runColumns).from(printRun).where(only(schoolId, printRunId));
  return row;
}

/** Those of these that are there, by id. */
export async function findRuns(
  db: Db,
  wanted: readonly { schoolId: string; printRunId: string }[],
): Promise<Map<string, Run>> {
  const rows = await db
    .select(runColumns)
    .from(printRun)
    .where(
      and(
        inArray(printRun.schoolId, [...new Set(wanted.map(({ schoolId }) => schoolId))]),
        inArray(printRun.id, [...new Set(wanted.map(({ printRunId }) => printRunId))]),
      ),
    );
  return new Map(rows.map((row) => [row.printRunId, row]));
}

export async function insertRun(
  db: Db,
  run: {
    schoolId: string;
    id: string;
    paperId: string;
    revision: number;
    createdBy: string;
    classIds: string[];
    dots: boolean;
    form: CopyForm;
    partOf: string | null;
    homeworkId?: string | null;
    overAt?: Date | null;
  },
): Promise<void> {
  await db.insert(printRun).values({ ...run, status: 'waiting' });
}

/** Issues a code for every page of every copy, in the order of the copies: each number of the sequence is one book. */
export async function issueCodes(
  db: Db,
  run: { schoolId: string; id: string; pageCount: number },
  copies: readonly { classId: string; studentId: string }[],
): Promise<void> {
  await db.execute(sql`
    with copy as materialized (
      select nextval('page_code_number') as book, one.class_id, one.student_id
      from jsonb_to_recordset(${JSON.stringify(copies.map(({ classId, studentId }) => ({ class_id: classId, student_id: studentId })))}::jsonb)
        as one(class_id uuid, student_id uuid))
    insert into page_code (school_id, page_code, code_rule, print_run_id, class_id, student_id, page)
    select ${run.schoolId}, ${CODE_PLACE} || '.' || book || '.' || page, ${CODE_RULE}, ${run.id}, class_id, student_id, page
    from copy cross join generate_series(1, ${run.pageCount}::int) as page`);
}

/** The copies of a print run with the codes of their pages, in the order they were issued. */
export const copiesOf = (db: Db, schoolId: string, printRunId: string): Promise<Copy[]> =>
  copiesOfRuns(db, schoolId, [printRunId]);

/** The same with those of its parts: everybody who has a copy of the homework that it was given as. */
export async function copiesWithParts(db: Db, schoolId: string, printRunId: string): Promise<Copy[]> {
  const parts = await partsOf(db, schoolId, printRunId);
  return copiesOfRuns(db, schoolId, [printRunId, ...parts.map((part) => part.printRunId)]);
}

/** The runs for those of its students who need another edition. */
export const partsOf = (db: Db, schoolId: string, printRunId: string): Promise<Run[]> =>
  db
    .select(runColumns)
    .from(printRun)
    .where(and(eq(printRun.schoolId, schoolId), eq(printRun.partOf, printRunId)))
    .orderBy(printRun.id);

async function copiesOfRuns(db: Db, schoolId: string, printRunIds: readonly string[]): Promise<Copy[]> {
  const rows = await db
    .select({
      classId: pageCode.classId,
      studentId: pageCode.studentId,
      page: pageCode.page,
      pageCode: pageCode.pageCode,
      replacedBy: pageCode.replacedBy,
    })
    .from(pageCode)
    .where(and(eq(pageCode.schoolId, schoolId), inArray(pageCode.printRunId, [...printRunIds])))
    .orderBy(sql`split_part(${pageCode.pageCode}, '.', 3)::bigint`, asc(pageCode.page));
  const copies = new Map<string, Copy>();
  // By the first code of each copy: one that got another later keeps its place in the file.
  for (const { classId, studentId, page, pageCode: code, replacedBy } of rows) {
    const copy = copies.get(studentId) ?? { classId, studentId, pages: [], former: [] };
    copies.set(studentId, copy);
    (replacedBy === null ? copy.pages : copy.former).push({ page, pageCode: code });
  }
  for (const { pages } of copies.values()) pages.sort((a, b) => a.page - b.page);
  return [...copies.values()];
}

/** The pages behind codes, by code; a code that is missing was never issued in this school. One query for many. */
export async function pagesOf(db: Db, schoolId: string, codes: readonly string[]): Promise<Map<string, CodedPage>> {
  if (codes.length === 0) return new Map();
  const rows = await codedPages(db, { schoolId, codes: listText([...new Set(codes)]) });
  return new Map(rows.map(({ pageCode: code, ...page }) => [code, page]));
}
const codedPages = statement(['schoolId', 'codes'], (db, { schoolId, codes }) =>
  db
    .select({
      pageCode: pageCode.pageCode,
      schoolId: pageCode.schoolId,
      printRunId: pageCode.printRunId,
      paperId: printRun.paperId,
      revision: printRun.revision,
      classId: pageCode.classId,
      studentId: pageCode.studentId,
      page: pageCode.page,
      homeworkId: printRun.homeworkId,
      codeRule: pageCode.codeRule,
      form: printRun.form,
    })
    .from(pageCode)
    .innerJoin(printRun, and(eq(printRun.schoolId, pageCode.schoolId), eq(printRun.id, pageCode.printRunId)))
    .where(and(eq(pageCode.schoolId, schoolId), sql`${pageCode.pageCode} = any (${codes})`)),
);

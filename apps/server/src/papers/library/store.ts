import type { PaperType } from '@zhibi/contract/papers';
import { and, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { named } from '../../platform/sql-names.js';
import { countedOf } from '../store-counted.js';
import { isNoBooklet, isNoCard } from '../store-practice.js';
import { pageCode, paper, paperLayout, printRun } from '../tables.js';

export type Shelf = 'mine' | 'archive' | 'school';

export interface Wish {
  shelf: Shelf;
  subjectId: number;
  words?: string | undefined;
  paperType?: PaperType | undefined;
  withoutCards?: boolean | undefined;
}

const onShelf = (shelf: Shelf, accountId: string) =>
  shelf === 'school'
    ? and(isNotNull(paper.sharedAt), isNull(paper.archivedAt))
    : and(
        eq(paper.ownerAccountId, accountId),
        shelf === 'mine' ? isNull(paper.archivedAt) : isNotNull(paper.archivedAt),
      );

interface Page {
  before: string | undefined;
  limit: number;
}

/** Papers of a school with their sizes, newest first, one more than `limit` where others follow. One query. */
async function papersWhere(db: Db, schoolId: string, where: SQL | undefined, { before, limit }: Page) {
  const counted = countedOf(db);
  return db
    .select({
      paperId: paper.id,
      title: paper.title,
      status: paper.status,
      paperType: paper.paperType,
      subjectId: paper.subjectId,
      ownerAccountId: paper.ownerAccountId,
      sharedAt: paper.sharedAt,
      archivedAt: paper.archivedAt,
      questionCount: counted.questionCount,
      totalScore: counted.totalScore,
      updatedAt: paper.updatedAt,
    })
    .from(paper)
    .crossJoinLateral(counted)
    .where(
      and(
        eq(paper.schoolId, schoolId),
        isNull(paper.removedAt),
        isNoBooklet,
        where,
        before === undefined ? undefined : lt(paper.id, before),
      ),
    )
    .orderBy(desc(paper.id))
    .limit(limit + 1);
}

const titled = (words: string | undefined) =>
  words === undefined ? undefined : sql`strpos(lower(${paper.title}), lower(${words})) > 0`;

/** The papers of a shelf. */
export const papersOnShelf = (
  db: Db,
  { schoolId, accountId }: { schoolId: string; accountId: string },
  { shelf, subjectId, words, paperType, withoutCards }: Wish,
  page: Page,
) =>
  papersWhere(
    db,
    schoolId,
    and(
      eq(paper.subjectId, subjectId),
      onShelf(shelf, accountId),
      paperType === undefined ? undefined : eq(paper.paperType, paperType),
      withoutCards ? isNoCard : undefined,
      titled(words),
    ),
    page,
  );

/** The papers of a school, whoever made them and wherever they lie. */
export const papersOfSchool = (
  db: Db,
  schoolId: string,
  { subjectId, words }: { subjectId?: number | undefined; words?: string | undefined },
  page: Page,
) =>
  papersWhere(
    db,
    schoolId,
    and(subjectId === undefined ? undefined : eq(paper.subjectId, subjectId), titled(words)),
    page,
  );

/** What each print run of a paper took out of the ledger of page codes, by run and rule. One query. */
export const codesOfRuns = (db: Db, schoolId: string, paperId: string) =>
  db
    .select({
      printRunId: pageCode.printRunId,
      codeRule: pageCode.codeRule,
      first: sql<string>`min(${pageCode.pageCode})`,
      last: sql<string>`max(${pageCode.pageCode})`,
      pages: sql<number>`count(*)::int`,
      copies: sql<number>`count(distinct ${pageCode.studentId})::int`,
    })
    .from(pageCode)
    .innerJoin(printRun, and(eq(printRun.schoolId, pageCode.schoolId), eq(printRun.id, pageCode.printRunId)))
    .where(and(eq(pageCode.schoolId, schoolId), eq(printRun.paperId, paperId)))
    .groupBy(pageCode.printRunId, pageCode.codeRule)
    .orderBy(pageCode.printRunId, pageCode.codeRule);

/** The laid-out revisions of a paper, the newest first, with how much was printed of each. One query. */
export const versionsOf = (db: Db, schoolId: string, paperId: string) =>
  db
    .select({
      revision: paperLayout.revision,
      madeAt: paperLayout.madeAt,
      pageCount: sql<number>`(${paperLayout.geometry} ->> 'pageCount')::int`,
      areaCount: sql<number>`jsonb_array_length(${paperLayout.geometry} -> 'areas')`,
      issueCount: sql<number>`jsonb_array_length(${paperLayout.issues})`,
      copies: sql<number>`(select count(*)::int from ${printRun} join ${pageCode}
        on page_code.school_id = print_run.school_id and page_code.print_run_id = print_run.id and page_code.page = 1 and page_code.replaced_by is null
        where print_run.school_id = ${named(paperLayout.schoolId)} and print_run.paper_id = ${named(paperLayout.paperId)}
          and print_run.revision = ${named(paperLayout.revision)} and print_run.status <> 'failed')`,
    })
    .from(paperLayout)
    .where(and(eq(paperLayout.schoolId, schoolId), eq(paperLayout.paperId, paperId)))
    .orderBy(desc(paperLayout.revision));

/** When a paper was shared or put away; what is printed of it does not change, so its revision stays. */
export async function setPlace(
  db: Db,
  { schoolId, paperId }: { schoolId: string; paperId: string },
  change: { sharedAt: Date | null } | { archivedAt: Date | null },
): Promise<void> {
  await db
    .update(paper)
    .set(change)
    .where(and(eq(paper.schoolId, schoolId), eq(paper.id, paperId)));
}

import type { PaperType } from '@zhibi/contract/papers';
import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { named } from '../../platform/sql-names.js';
import { pageCode, paper, paperItem, paperLayout, printRun } from '../tables.js';

export type Shelf = 'mine' | 'archive' | 'school';

export interface Wish {
  shelf: Shelf;
  subjectId: number;
  words?: string | undefined;
  paperType?: PaperType | undefined;
}

const onShelf = (shelf: Shelf, accountId: string) =>
  shelf === 'school'
    ? and(isNotNull(paper.sharedAt), isNull(paper.archivedAt))
    : and(
        eq(paper.ownerAccountId, accountId),
        shelf === 'mine' ? isNull(paper.archivedAt) : isNotNull(paper.archivedAt),
      );

/** The papers of a shelf, newest first, one more than `limit` where others follow. One query. */
export async function papersOnShelf(
  db: Db,
  { schoolId, accountId }: { schoolId: string; accountId: string },
  { shelf, subjectId, words, paperType }: Wish,
  { before, limit }: { before: string | undefined; limit: number },
) {
  const counted = db
    .select({
      questionCount: sql<number>`count(*)::int`.as('question_count'),
      totalScore: sql<number>`coalesce(sum(${paperItem.score}), 0)::float`.as('total_score'),
    })
    .from(paperItem)
    .where(and(eq(paperItem.schoolId, paper.schoolId), eq(paperItem.paperId, paper.id)))
    .as('counted');
  return db
    .select({
      paperId: paper.id,
      title: paper.title,
      status: paper.status,
      paperType: paper.paperType,
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
        eq(paper.subjectId, subjectId),
        isNull(paper.removedAt),
        onShelf(shelf, accountId),
        paperType === undefined ? undefined : eq(paper.paperType, paperType),
        words === undefined ? undefined : sql`strpos(lower(${paper.title}), lower(${words})) > 0`,
        before === undefined ? undefined : lt(paper.id, before),
      ),
    )
    .orderBy(desc(paper.id))
    .limit(limit + 1);
}

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
        on page_code.school_id = print_run.school_id and page_code.print_run_id = print_run.id and page_code.page = 1
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

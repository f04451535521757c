import type { PageSize } from '@zhibi/contract/papers';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { named } from '../../platform/sql-names.js';
import { paper, paperFormLayout, paperLayout, printRun } from '../tables.js';
import type { Run } from './store-run.js';

/** Copies as whoever has many of them printed sees them: what they are called, and how much there is of them. */
export interface NamedRun extends Pick<Run, 'printRunId' | 'createdBy' | 'dots' | 'status' | 'overAt'> {
  title: string;
  pageSize: PageSize;
  pageCount: number;
  copies: number;
}

/** These print runs, by id. One query for many. */
export async function namedRuns(
  db: Db,
  schoolId: string,
  printRunIds: readonly string[],
): Promise<Map<string, NamedRun>> {
  if (printRunIds.length === 0) return new Map();
  const geometry = sql`coalesce(${paperFormLayout.geometry}, ${paperLayout.geometry})`;
  const rows = await db
    .select({
      printRunId: printRun.id,
      createdBy: printRun.createdBy,
      dots: printRun.dots,
      status: printRun.status,
      overAt: printRun.overAt,
      title: paper.title,
      pageSize: sql<PageSize>`${geometry} ->> 'pageSize'`,
      pageCount: sql<number>`(${geometry} ->> 'pageCount')::int`,
      copies: sql<number>`(select count(*)::int from page_code where page_code.school_id = ${named(printRun.schoolId)}
        and page_code.print_run_id = ${named(printRun.id)} and page_code.page = 1 and page_code.replaced_by is null)`,
    })
    .from(printRun)
    .innerJoin(paper, and(eq(paper.schoolId, printRun.schoolId), eq(paper.id, printRun.paperId)))
    .innerJoin(
      paperLayout,
      and(
        eq(paperLayout.schoolId, printRun.schoolId),
        eq(paperLayout.paperId, printRun.paperId),
        eq(paperLayout.revision, printRun.revision),
      ),
    )
    .leftJoin(
      paperFormLayout,
      and(
        eq(paperFormLayout.schoolId, printRun.schoolId),
        eq(paperFormLayout.paperId, printRun.paperId),
        eq(paperFormLayout.revision, printRun.revision),
        sql`${paperFormLayout.form} = ${printRun.form}`,
      ),
    )
    .where(and(eq(printRun.schoolId, schoolId), inArray(printRun.id, [...printRunIds])));
  return new Map(rows.map((row) => [row.printRunId, row]));
}

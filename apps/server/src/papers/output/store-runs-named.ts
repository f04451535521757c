import type { PageSize } from '@zhibi/contract/papers';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { paper, paperFormLayout, paperLayout, printRun } from '../tables.js';
import type { Run } from './store-run.js';
import { isFormLayoutOfRun, isLayoutOfRun, pageSizeOfRun, sizeOfRun } from './store-run-columns.js';

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
  const rows = await db
    .select({
      printRunId: printRun.id,
      createdBy: printRun.createdBy,
      dots: printRun.dots,
      status: printRun.status,
      overAt: printRun.overAt,
      title: paper.title,
      pageSize: pageSizeOfRun<PageSize>(),
      ...sizeOfRun,
    })
    .from(printRun)
    .innerJoin(paper, and(eq(paper.schoolId, printRun.schoolId), eq(paper.id, printRun.paperId)))
    .innerJoin(paperLayout, isLayoutOfRun)
    .leftJoin(paperFormLayout, isFormLayoutOfRun)
    .where(and(eq(printRun.schoolId, schoolId), inArray(printRun.id, [...printRunIds])));
  return new Map(rows.map((row) => [row.printRunId, row]));
}

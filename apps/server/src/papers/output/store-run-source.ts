import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { paperPractice, printRun } from '../tables.js';

/** What copies are made of: a kind of practice sheet, the paper of a homework, or a paper alone. */
export type RunSource = 'homework' | 'handbook' | 'characters' | 'arithmetic' | 'paper';

/** By print run, where the copies come from. One query for many, of several schools. */
export async function sourcesOfRuns(
  db: Db,
  schoolIds: readonly string[],
  printRunIds: readonly string[],
): Promise<Map<string, RunSource>> {
  if (printRunIds.length === 0) return new Map();
  const rows = await db
    .select({ printRunId: printRun.id, homeworkId: printRun.homeworkId, kind: paperPractice.kind })
    .from(printRun)
    .leftJoin(
      paperPractice,
      and(eq(paperPractice.schoolId, printRun.schoolId), eq(paperPractice.paperId, printRun.paperId)),
    )
    .where(and(inArray(printRun.schoolId, [...schoolIds]), inArray(printRun.id, [...printRunIds])));
  return new Map(
    rows.map(({ printRunId, homeworkId, kind }) => [printRunId, kind ?? (homeworkId === null ? 'paper' : 'homework')]),
  );
}

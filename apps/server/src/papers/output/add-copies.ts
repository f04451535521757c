import type { Db } from '../../platform/db.js';
import { type Starter, startJob } from '../../platform/jobs/index.js';
import { found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { layOutForDots } from '../layout/lay-out-for-dots.js';
import { findLayout } from '../layout/store-layout.js';
import { COPIES_JOB } from './make-print-run.js';
import { copiesOf, findRun, issueCodes } from './store-run.js';

/** The pages that the copies of a print run are stamped on, ready before the transaction that adds some. */
export async function pagesToStamp(services: Services, schoolId: string, printRunId: string): Promise<string> {
  const { run, layout } = await services.database.readAsActor({ schoolIds: [schoolId] }, async (db) => {
    const of = found(await findRun(db, schoolId, printRunId));
    return { run: of, layout: found(await findLayout(db, schoolId, of.paperId, of.revision)) };
  });
  return run.dots ? layOutForDots(services, schoolId, layout) : layout.pdfSha256;
}

/** Issues codes to students who have no copy in a print run, and makes its file again with theirs at the end. */
export async function addCopies(
  db: Db,
  starter: Starter,
  { printRunId, baseSha256 }: { printRunId: string; baseSha256: string },
  students: readonly { classId: string; studentId: string }[],
): Promise<void> {
  const { schoolId } = starter;
  const having = new Set((await copiesOf(db, schoolId, printRunId)).map(({ studentId }) => studentId));
  const fresh = students.filter(({ studentId }) => !having.has(studentId));
  if (fresh.length === 0) return;
  const run = found(await findRun(db, schoolId, printRunId));
  const { geometry } = found(await findLayout(db, schoolId, run.paperId, run.revision));
  await issueCodes(db, { schoolId, id: printRunId, pageCount: geometry.pageCount }, fresh);
  await startJob(db, starter, COPIES_JOB, { printRunId, baseSha256 });
}

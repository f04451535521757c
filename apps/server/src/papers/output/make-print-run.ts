import { classesOf, studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { type Starter, startJob } from '../../platform/jobs/index.js';
import { ensure, found } from '../../platform/problem.js';
import { isReadyToPrint } from '../cards/release-card.js';
import { findLayout } from '../layout/store-layout.js';
import { insertRun, issueCodes } from './store-run.js';

export const COPIES_JOB = 'paper-copies';

export interface NewRun {
  paperId: string;
  /** A revision that is laid out. */
  revision: number;
  classIds: readonly string[];
  /** Of the classes only these; absent: everybody. */
  studentIds?: ReadonlySet<string>;
  /** The pages to be stamped over dots, when there are to be dots. */
  dottedPdfSha256?: string;
}

/**
 * A print run for every student who is in the classes now, or for some of them: issues their page codes, class by class and by number, and
 * starts the job that makes the copies. `class-empty` when nobody is in them. Whether the person may is decided before.
 */
export async function makePrintRun(
  db: Db,
  starter: Starter,
  run: NewRun,
): Promise<{ printRunId: string; jobId: string; copies: { classId: string; studentId: string }[] }> {
  const { printRunId, baseSha256, copies } = await openPrintRun(db, starter, run);
  const jobId = await startJob(db, starter, COPIES_JOB, { printRunId, baseSha256 });
  return { printRunId, jobId, copies };
}

/** The same for who makes the copies in a job of the own: what `makeCopies` is to be told. */
export async function openPrintRun(
  db: Db,
  { schoolId, accountId }: Starter,
  { paperId, revision, classIds, studentIds, dottedPdfSha256 }: NewRun,
): Promise<{ printRunId: string; baseSha256: string; copies: { classId: string; studentId: string }[] }> {
  ensure(await isReadyToPrint(db, schoolId, paperId, revision), 'conflict', 'card-not-released');
  const { geometry, pdfSha256 } = found(await findLayout(db, schoolId, paperId, revision));
  const classes = await classesOf(db, schoolId, [...new Set(classIds)]);
  const students = await studentsOf(
    db,
    schoolId,
    classes.map((one) => one.classId),
  );
  const written = students.filter(({ studentId }) => studentIds?.has(studentId) ?? true);
  const copies = classes.flatMap(({ classId }) => written.filter((one) => one.classId === classId));
  ensure(copies.length > 0, 'conflict', 'class-empty');
  const printRunId = newId();
  await insertRun(db, {
    schoolId,
    id: printRunId,
    paperId,
    revision,
    createdBy: accountId,
    classIds: classes.map((one) => one.classId),
    dots: dottedPdfSha256 !== undefined,
  });
  await issueCodes(db, { schoolId, id: printRunId, pageCount: geometry.pageCount }, copies);
  const baseSha256 = dottedPdfSha256 ?? pdfSha256;
  return { printRunId, baseSha256, copies: copies.map(({ classId, studentId }) => ({ classId, studentId })) };
}

import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { pagesOfForm } from '../layout/store-layout.js';
import { typesetterOf } from '../layout/typesetter.js';
import type { DottedPages } from '../output/make-print-run.js';
import { copiesOf, findRun, partsOf } from '../output/store-run.js';

/** Where the pages of a student lie in the file of a print run. */
interface RunFile {
  sha256: string;
  pageCount: number;
  /** In the order in which the copies stand in the file. */
  studentIds: string[];
}

/** The files of print runs and their parts; `not-ready` while one of them is being made. */
export async function filesOfRuns(db: Db, schoolId: string, printRunIds: readonly string[]): Promise<RunFile[]> {
  const files: RunFile[] = [];
  for (const printRunId of printRunIds)
    for (const run of [await findRun(db, schoolId, printRunId), ...(await partsOf(db, schoolId, printRunId))]) {
      ensure(run?.status === 'ready' && run.pdfSha256 !== null, 'conflict', 'not-ready');
      const pages = await pagesOfForm(db, schoolId, run, run.form);
      const copies = await copiesOf(db, schoolId, run.printRunId);
      files.push({
        sha256: run.pdfSha256,
        pageCount: pages?.geometry.pageCount ?? 0,
        studentIds: copies.map(({ studentId }) => studentId),
      });
    }
  return files;
}

/** What of a run and its parts is not made yet, with the pages that its copies are stamped on. */
export async function runsToMake(
  db: Db,
  schoolId: string,
  { printRunId, dotted }: { printRunId: string; dotted: DottedPages | undefined },
): Promise<{ id: string; baseSha256: string }[]> {
  const waiting: { id: string; baseSha256: string }[] = [];
  for (const run of [found(await findRun(db, schoolId, printRunId)), ...(await partsOf(db, schoolId, printRunId))]) {
    if (run.status === 'ready') continue;
    const pages = found(await pagesOfForm(db, schoolId, run, run.form));
    waiting.push({ id: run.printRunId, baseSha256: dotted?.[run.form] ?? pages.pdfSha256 });
  }
  return waiting;
}

/** The copies of several print runs bound student by student, each copy on sheets of its own. Who has no copy of a run has none of it. */
export async function bindCopies(
  services: Pick<Services, 'app' | 'files'>,
  files: readonly RunFile[],
  studentIds: readonly string[],
): Promise<Uint8Array> {
  const picks = studentIds.flatMap((studentId) =>
    files.flatMap(({ studentIds: having, pageCount }, pdf) => {
      const at = having.indexOf(studentId);
      return at < 0 ? [] : [{ pdf, from: at * pageCount, count: pageCount }];
    }),
  );
  ensure(picks.length > 0, 'not-found');
  // A holiday's files hold ten times what is bound of them: they are read where pages are bound, one after the other.
  const folder = await mkdtemp(join(tmpdir(), 'zhibi-bind-'));
  try {
    const paths: string[] = [];
    for (const [nth, { sha256 }] of files.entries()) {
      const path = join(folder, `${nth}.pdf`);
      await pipeline(found(await services.files.open(sha256)), createWriteStream(path));
      paths.push(path);
    }
    return await typesetterOf(services).pickPages({ paths, picks });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

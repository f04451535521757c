import { type ScanReason, scanLimits } from '@zhibi/contract/capture/scans';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { WorkStopped } from '../../platform/threads/index.js';
import { keepPage, type StoredPage, storePictures } from './keep-page.js';
import type { PageToRead } from './read/page-to-read.js';
import { countPages, readSheetsApart } from './read/read-apart.js';
import { type ScannedHomework, scannedHomework, toRead } from './scanned-homework.js';
import { type Batch, type BatchFile, filesOf, findBatch, noteOpened, type OfBatch, setState } from './store.js';
import { insertPage, placesRead } from './store-pages.js';
import { withFile } from './with-file.js';
import { withPrinted } from './with-printed.js';

export interface BatchRun extends OfBatch {
  progress(done: number, total: number): Promise<void>;
}

/** Reads the pages of a batch one after the other, each kept by itself: broken off, it goes on where it was, and nothing is kept twice. */
export async function readBatch(services: Services, run: BatchRun): Promise<{ batchId: string; pages: number }> {
  const { schoolId, batchId } = run;
  const inSchool = <T>(work: (db: Db) => Promise<T>) => services.database.asActor({ schoolIds: [schoolId] }, work);
  const batch = await inSchool(async (db) => found(await findBatch(db, [schoolId], batchId)));
  const of = await inSchool((db) => scannedHomework(db, schoolId, batch.homeworkId));
  const done = new Set(
    (await inSchool((db) => placesRead(db, run))).map(({ file, position }) => `${file} ${position}`),
  );
  const known = await inSchool((db) => filesOf(db, run));
  let [total, read] = [known.reduce((sum, { pages }) => sum + (pages ?? 0), 0), done.size];
  await withPrinted(services, of, async (printed) => {
    const to = { ...toRead(of), printed, isPhotograph: batch.source === 'photo' };
    for (const file of known) {
      if (file.problem !== null) continue;
      await withFile(services.files, file.sha256, async (path) => {
        const pages = file.pages ?? (await open(services, file, { path, before: total, inSchool }));
        total += file.pages === null ? pages : 0;
        for (let at = 0; at < pages; at++) {
          if (done.has(`${file.position} ${at}`)) continue;
          await readOne(services, of, { file, at, path, inSchool, batch, to });
          await run.progress(++read, total);
        }
      });
    }
  });
  await inSchool((db) => setState(db, run, 'read'));
  return { batchId, pages: read };
}

interface At {
  path: string;
  inSchool: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

/** Answers how many pages there are to be read; a file that gives none says why. */
async function open(
  services: Services,
  file: BatchFile,
  { path, before, inSchool }: At & { before: number },
): Promise<number> {
  const counted = await countPages(services, path).catch((error: unknown) => {
    if (error instanceof WorkStopped) return { problem: error.why };
    throw error;
  });
  const problem =
    'problem' in counted
      ? counted.problem
      : before + counted.pages > scanLimits.pages
        ? ('too-many-pages' as const)
        : null;
  const pages = problem === null && 'pages' in counted ? counted.pages : 0;
  await inSchool((db) => noteOpened(db, file, { pages, problem: problem ?? (pages === 0 ? 'empty' : null) }));
  return pages;
}

async function readOne(
  services: Services,
  of: ScannedHomework,
  { file, at, path, inSchool, batch, to }: At & { file: BatchFile; at: number; batch: Batch; to: PageToRead },
): Promise<void> {
  const { schoolId, batchId, position } = file;
  const { source, takenAt, createdAt } = batch;
  const place = { schoolId, batchId, file: position, position: at, readAt: services.clock.now(), source };
  const taker = batch.studentId === null ? undefined : { studentId: batch.studentId, takenAt: takenAt ?? createdAt };
  const read = await readSheetsApart(services, { path, at, to }).catch((error: unknown): ScanReason => {
    if (error instanceof WorkStopped) return error.why;
    throw error;
  });
  if (read === null || typeof read === 'string') {
    await inSchool((db) =>
      insertPage(db, { ...place, ...blank, id: newId(), homeworkId: of.homework.id, reason: read ?? 'no-marks' }),
    );
    return;
  }
  const sheets: StoredPage[] = [];
  for (const one of read) sheets.push(await storePictures(services.files, one));
  await inSchool(async (db) => {
    for (const [sheet, stored] of sheets.entries())
      await keepPage(db, of, { ...place, id: newId(), sheet, taker }, stored);
  });
}

/** A page of which there is not even a picture. */
const blank = {
  state: 'unreadable' as const,
  studentId: null,
  page: null,
  candidates: [],
  complaints: [],
  dpi: null,
  turnedDeg: null,
  originalSha256: null,
  straightSha256: null,
};

import { Problem } from '../../../platform/problem.js';
import { keepFile } from '../../writing/keep-file.js';
import { findBook, lockBook } from '../store.js';
import { begunPages, putPage } from '../store-pages.js';
import { type FillRun, FillStopped, skippedRow } from './filling.js';
import { type PdfPages, pdfPages } from './pdf-pages.js';
import { roomFor, scanRefusal } from './rules.js';
import { type KeptRow, lockFill, updateFill } from './store.js';

/** A file whose pages take too long again and again was made to: the rest is not tried. */
const MOST_TIMEOUTS = 3;

/** Each page of a scanned PDF onto the page of the book with its place, from the first on. A run that was broken off goes on where it stood. */
export async function fillScans(run: FillRun, bytes: Uint8Array): Promise<void> {
  const pages = pdfPages(bytes);
  try {
    const counted = await pages.count();
    if ('why' in counted) throw new FillStopped(counted.why);
    await place(run, pages, counted.pages);
  } finally {
    await pages.close();
  }
}

async function place(run: FillRun, pages: PdfPages, count: number): Promise<void> {
  const { fill, inSchool, of } = run;
  const { schoolId, bookId, accountId, firstPage } = fill;
  const book = await inSchool((db) => findBook(db, { schoolId, accountId }, bookId));
  const room = book === undefined ? count : roomFor(count, firstPage, book.pages);
  await inSchool((db) => updateFill(db, of, { total: room }));
  let timeouts = 0;
  for (let at = fill.rows.length; at < room; at++) {
    const row =
      timeouts >= MOST_TIMEOUTS
        ? skippedRow({ from: at + 1, to: at + 1, page: firstPage + at }, 'took-too-long')
        : await scanOnto(run, pages, at + 1);
    if (row.reason === 'took-too-long') timeouts++;
    if (row.outcome === 'skipped') await append(run, row);
    await run.progress(at + 1, room);
  }
  if (room < count && fill.rows.length <= room) await append(run, skippedRow({ from: room + 1, to: count }, 'no-page'));
}

/** Draws a page of the file and puts it on its page of the book, if it can be. */
async function scanOnto(run: FillRun, pages: PdfPages, from: number): Promise<KeptRow> {
  const { fill, services, inSchool, of } = run;
  const { schoolId, bookId, accountId } = fill;
  const no = fill.firstPage + from - 1;
  const part = { from, to: from, page: no };
  const why = await inSchool(async (db) => {
    const [page] = await begunPages(db, { schoolId, bookId }, no);
    return scanRefusal(await lockBook(db, schoolId, bookId), no, page);
  });
  if (why !== undefined) return skippedRow(part, why);
  const picture = await pages.draw(from);
  if (typeof picture === 'string') return skippedRow(part, picture);
  const fileId = await keepFile({ schoolId, accountId }, { content: Buffer.from(picture), isTooLong: false }, services)
    .then((file) => file.fileId)
    .catch((error: unknown) => {
      if (error instanceof Problem) return undefined; // a picture that cannot be kept is a page that cannot be read
      throw error;
    });
  if (fileId === undefined) return skippedRow(part, 'page-unreadable');
  return inSchool(async (db) => {
    const book = await lockBook(db, schoolId, bookId);
    const [page] = await begunPages(db, { schoolId, bookId }, no);
    const late = scanRefusal(book, no, page);
    if (late !== undefined) return skippedRow(part, late);
    const revision = (page?.revision ?? 0) + 1;
    const entered = { enteredBy: accountId, enteredAt: services.clock.now(), state: 'entry' as const };
    await putPage(db, { schoolId, bookId, no, revision, fileId, areas: [], ...entered });
    const row: KeptRow = { ...part, text: '', outcome: 'placed', reason: null, revision };
    const { rows } = await lockFill(db, of);
    await updateFill(db, of, { rows: [...rows, row], done: from });
    return row;
  });
}

const append = (run: FillRun, row: KeptRow): Promise<void> =>
  run.inSchool(async (db) => {
    const { rows, total } = await lockFill(db, run.of);
    await updateFill(db, run.of, { rows: [...rows, row], done: Math.min(row.to, total) });
  });

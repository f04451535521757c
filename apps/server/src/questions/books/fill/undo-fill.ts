import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../../platform/db.js';
import { ensure } from '../../../platform/problem.js';
import { updateImport } from '../../exchange/store.js';
import { takeBack } from '../../exchange/store-bank.js';
import { mayUndoFill } from '../policy.js';
import { heldBook } from '../seen-book.js';
import { begunPages, dropEmpty, putItems, putPage } from '../store-pages.js';
import { hasEnded } from './rules.js';
import { type Fill, fillById, type KeptRow, lockFill, updateFill } from './store.js';

/** Takes a filling back. Pages that somebody has changed, handed on or checked since stay as they are, and so do questions that stand elsewhere. */
export async function undoFill(db: Db, actor: Actor, fillId: string): Promise<void> {
  const of = { schoolId: actor.schoolId, fillId };
  ensure(actor.schoolId !== '', 'not-found');
  // The book before the filling, as the work itself takes them: neither waits for the other.
  const book = await heldBook(db, actor, (await fillById(db, of)).bookId);
  const fill = await lockFill(db, of);
  ensure(fill.accountId === actor.accountId, 'not-found');
  ensure(hasEnded(fill), 'conflict', 'not-now');
  ensure(book.state === 'draft', 'conflict', 'not-draft');
  ensure(mayUndoFill(actor, book, fill));
  const freed = await freePages(db, fill);
  const rows = fill.rows.map(
    (row): KeptRow => (row.outcome === 'placed' ? { ...row, outcome: freed.has(row.page) ? 'undone' : 'kept' } : row),
  );
  if (fill.importId !== null) {
    const ofImport = { schoolId: actor.schoolId, importId: fill.importId };
    await takeBack(db, ofImport);
    await updateImport(db, ofImport, { state: 'undone' });
  }
  await updateFill(db, of, { rows, state: 'undone' });
}

/** Clears the pages that are as the filling left them. Answers which. */
async function freePages(db: Db, { schoolId, bookId, kind, rows }: Fill): Promise<Set<number | null>> {
  const of = { schoolId, bookId };
  const left = new Map(rows.flatMap(({ outcome, page, revision }) => (outcome === 'placed' ? [[page, revision]] : [])));
  const pages = (await begunPages(db, of)).filter(
    ({ no, revision, state }) => state === 'entry' && left.get(no) === revision,
  );
  // At most the pages of one book.
  for (const { widthMm: _, heightMm: __, ...page } of pages) {
    if (kind === 'pdf') await putPage(db, { ...page, fileId: null, areas: [], revision: page.revision + 1 });
    else {
      await putItems(db, { ...of, no: page.no }, []);
      const areas = page.areas.map((area) => ({ ...area, itemId: null }));
      await putPage(db, { ...page, areas, revision: page.revision + 1 });
    }
  }
  await dropEmpty(
    db,
    of,
    pages.map(({ no }) => no),
  );
  return new Set(pages.map(({ no }) => no));
}

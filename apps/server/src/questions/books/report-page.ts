import type { booksApi } from '@zhibi/contract/questions/books';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure } from '../../platform/problem.js';
import { putReport } from '../partners/store-reports.js';
import { seenBook } from './seen-book.js';
import { OWN_SHELF } from './store-reports.js';

/** Tells the authors of an error on a page. */
export async function reportPage(
  db: Db,
  actor: Actor,
  { bookId, page, note }: z.output<typeof booksApi.report.input>,
  now: Date,
): Promise<void> {
  const book = await seenBook(db, actor, bookId);
  ensure(page <= book.pages, 'not-found');
  const { schoolId, accountId } = actor;
  const row = { schoolId, id: newId(), accountId, bank: OWN_SHELF, bookId, page, kind: 'error' as const, note };
  await putReport(db, { ...row, bookTitle: book.title, createdAt: now });
}

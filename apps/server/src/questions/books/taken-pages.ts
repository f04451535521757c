import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { mayUse } from './policy.js';
import { seenBook } from './seen-book.js';
import type { CountedBook } from './store.js';
import { itemRefs } from './store-pages.js';

export interface PagesTaken {
  bookId: string;
  from: number;
  to: number;
}

/** The questions on whole pages of a published book, each once, in the order of the book. */
export async function takenPages(
  db: Db,
  actor: Actor,
  { bookId, from, to }: PagesTaken,
): Promise<{ book: CountedBook; questionIds: string[] }> {
  const book = await seenBook(db, actor, bookId);
  ensure(from <= to && to <= book.pages, 'invalid', 'page-range');
  ensure(mayUse(actor, book), 'conflict', 'not-published');
  const refs = await itemRefs(db, { schoolId: actor.schoolId, bookId });
  const asked = refs.filter(({ no }) => no >= from && no <= to).map(({ questionId }) => questionId);
  ensure(asked.length > 0, 'conflict', 'page-empty');
  return { book, questionIds: [...new Set(asked)] };
}

import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { atBooks } from './at-books.js';
import { maySee } from './policy.js';
import { type BookRow, type CountedBook, findBook, lockBook } from './store.js';

/** A book that the actor may see; everybody else's is not there. */
export async function seenBook(db: Db, actor: Actor, bookId: string): Promise<CountedBook> {
  await atBooks(db, actor);
  const book = found(await findBook(db, actor, bookId));
  ensure(maySee(actor, book), 'not-found');
  return book;
}

/** The same, held until the transaction ends. */
export async function heldBook(db: Db, actor: Actor, bookId: string): Promise<BookRow> {
  await atBooks(db, actor);
  const book = found(await lockBook(db, actor.schoolId, bookId));
  ensure(maySee(actor, book), 'not-found');
  return book;
}

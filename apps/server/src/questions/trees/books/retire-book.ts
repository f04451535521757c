import type { Db } from '../../../platform/db.js';
import { ensure, found } from '../../../platform/problem.js';
import { lockBooks } from '../store-book.js';
import { findBook, setRetired } from '../store-books.js';
import { bookKey, takeTree } from '../store-kept.js';
import { mayRestore, mayRetire } from './policy.js';

interface Here {
  textbookId: string;
  revision: number;
}

/**
 * Retires a textbook: nobody is offered it for anything new. Questions stay on its chapters and are found there, an address that names it
 * opens it, and the schools that used it use it again when it is restored.
 */
export async function retireBook(db: Db, { textbookId, revision }: Here, now: Date): Promise<{ revision: number }> {
  await lockBooks(db);
  ensure(mayRetire(found(await findBook(db, textbookId))), 'conflict', 'retired');
  const next = await takeTree(db, bookKey(textbookId), revision);
  await setRetired(db, textbookId, now);
  return { revision: next };
}

/** Offers a retired textbook again. */
export async function restoreBook(db: Db, { textbookId, revision }: Here): Promise<{ revision: number }> {
  await lockBooks(db);
  ensure(mayRestore(found(await findBook(db, textbookId))), 'conflict', 'offered');
  const next = await takeTree(db, bookKey(textbookId), revision);
  await setRetired(db, textbookId, null);
  return { revision: next };
}

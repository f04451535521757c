import type { booksApi, OwnBook } from '@zhibi/contract/questions/books';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { atBooks } from './at-books.js';
import { booksView, type Shown } from './book-view.js';
import { mayWrite } from './policy.js';
import { shelfPage } from './store.js';

const PAGE = 24;
type Input = z.output<typeof booksApi.shelf.input>;

/** The school's own books of a subject; those that are not published are seen by who writes them. */
export async function listShelf(
  db: Db,
  actor: Actor,
  { cursor, ...wanted }: Input,
  shown: Shown,
): Promise<{ items: OwnBook[]; next: string | null; total: number }> {
  await atBooks(db, actor);
  const writes = mayWrite(actor, wanted.subjectId);
  if (wanted.view === 'to-decide' && !writes) return { items: [], next: null, total: 0 };
  const { rows, total } = await shelfPage(
    db,
    actor,
    { ...wanted, writes },
    { before: idOfCursor(cursor), limit: PAGE },
  );
  const { items, next } = pageAfter(rows, PAGE, ({ id }) => id);
  return { items: await booksView(db, actor, items, shown), next, total };
}

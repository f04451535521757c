import type { ClerkProgress } from '@zhibi/contract/questions/books';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { accountFactsById } from '../../session/index.js';
import { mayReadReports } from './policy.js';
import { clerksOf } from './rules.js';
import { seenBook } from './seen-book.js';
import { begunPages, itemRefs } from './store-pages.js';

/** Who has done what for a book, most pages first; for those who write it. */
export async function showProgress(
  db: Db,
  actor: Actor,
  bookId: string,
): Promise<{ clerks: ClerkProgress[]; untouched: number }> {
  const book = await seenBook(db, actor, bookId);
  ensure(mayReadReports(actor, book));
  const of = { schoolId: actor.schoolId, bookId };
  const [pages, items] = await Promise.all([begunPages(db, of), itemRefs(db, of)]);
  const clerks = clerksOf(pages, items);
  const names = await accountFactsById(db, [...clerks.keys()]);
  const rows = [...clerks].map(([id, done]) => ({ name: names.get(id)?.name ?? '--', ...done }));
  return {
    clerks: rows.sort((a, b) => b.entry + b.waiting + b.checked - (a.entry + a.waiting + a.checked)),
    untouched: book.pages - pages.length,
  };
}

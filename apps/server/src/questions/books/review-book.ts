import type { booksApi } from '@zhibi/contract/questions/books';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { mayDecide, mayReopen, maySubmit, mayWithdraw } from './policy.js';
import { heldBook } from './seen-book.js';
import { updateBook } from './store.js';
import { forgetEditions } from './store-editions.js';
import { begunPages, itemRefs } from './store-pages.js';

/** Asks a colleague to publish a book. Every page that somebody has begun has been checked by then. */
export async function submitBook(db: Db, actor: Actor, bookId: string, now: Date): Promise<void> {
  const book = await heldBook(db, actor, bookId);
  ensure(book.state === 'draft', 'conflict', 'decided');
  ensure(maySubmit(actor, book));
  const of = { schoolId: actor.schoolId, bookId };
  const items = await itemRefs(db, of);
  ensure(items.length > 0, 'conflict', 'book-empty');
  const held = new Set(items.map(({ no }) => no));
  const pages = await begunPages(db, of);
  const areChecked = pages.every(({ no, fileId, state }) => state === 'checked' || (fileId === null && !held.has(no)));
  ensure(areChecked, 'conflict', 'pages-open');
  await updateBook(db, book, { state: 'waiting', decidedNote: '', updatedAt: now });
}

/** The author takes the asking back while nobody has decided. */
export async function withdrawBook(db: Db, actor: Actor, bookId: string): Promise<void> {
  const book = await heldBook(db, actor, bookId);
  ensure(book.state === 'waiting', 'conflict', 'decided');
  ensure(mayWithdraw(actor, book));
  await updateBook(db, book, { state: 'draft' });
}

/** A colleague publishes a book for the whole school, or returns it with a reason. */
export async function decideBook(
  db: Db,
  actor: Actor,
  { bookId, verdict, note }: z.output<typeof booksApi.decide.input>,
  now: Date,
): Promise<void> {
  const book = await heldBook(db, actor, bookId);
  ensure(book.state === 'waiting', 'conflict', 'decided');
  ensure(mayDecide(actor, book));
  ensure(verdict === 'published' || note !== '', 'invalid', 'note-missing');
  const state = verdict === 'published' ? verdict : 'draft';
  await updateBook(db, book, { state, decidedBy: actor.accountId, decidedNote: note, updatedAt: now });
}

/** The author takes a published book back to mend it. Papers made of it keep their questions, but are editions of it no longer. */
export async function reopenBook(db: Db, actor: Actor, bookId: string, now: Date): Promise<void> {
  const book = await heldBook(db, actor, bookId);
  ensure(book.state === 'published', 'conflict', 'decided');
  ensure(mayReopen(actor, book));
  await forgetEditions(db, actor.schoolId, bookId);
  await updateBook(db, book, { state: 'draft', updatedAt: now });
}

import type { booksApi, OwnBookFields } from '@zhibi/contract/questions/books';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { subjectById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure } from '../../platform/problem.js';
import { atBooks } from './at-books.js';
import { mayEdit, mayRemove, mayWrite } from './policy.js';
import { areChapters } from './rules.js';
import { heldBook } from './seen-book.js';
import { insertBook, updateBook } from './store.js';
import { dropBehind, isUsedBehind } from './store-pages.js';

type In<K extends keyof typeof booksApi> = z.output<(typeof booksApi)[K]['input']>;

/** Stage of a grade: below 7 primary, below 10 junior, else senior. */
const stageOf = (gid: number): number => (gid < 7 ? 1 : gid < 10 ? 2 : 3);

async function ensureFields(db: Db, subjectId: number, { gid, chapters, pages }: OwnBookFields): Promise<void> {
  ensure((await subjectById(db, subjectId))?.stage === stageOf(gid), 'invalid', 'wrong-grade');
  ensure(areChapters(chapters, pages), 'invalid', 'chapters');
}

/** Begins a book: its chapters stand, its pages are empty. Who teaches the subject may. */
export async function createBook(db: Db, actor: Actor, input: In<'create'>, now: Date): Promise<string> {
  await atBooks(db, actor);
  ensure(mayWrite(actor, input.subjectId));
  await ensureFields(db, input.subjectId, input);
  const { schoolId, accountId } = actor;
  const id = newId();
  const made = { schoolId, id, createdBy: accountId, createdAt: now, updatedAt: now, state: 'draft' as const };
  await insertBook(db, { ...input, ...made });
  return id;
}

/** Changes what a book says of itself. Pages that hold something are not cut off. */
export async function saveBook(db: Db, actor: Actor, { bookId, revision, ...fields }: In<'save'>, now: Date) {
  const book = await heldBook(db, actor, bookId);
  ensure(book.state === 'draft', 'conflict', 'not-draft');
  ensure(mayEdit(actor, book));
  ensure(book.revision === revision, 'conflict', 'changed');
  await ensureFields(db, book.subjectId, fields);
  const of = { schoolId: actor.schoolId, bookId };
  ensure(!(await isUsedBehind(db, of, fields.pages)), 'conflict', 'pages-used');
  await dropBehind(db, of, fields.pages);
  await updateBook(db, book, { ...fields, updatedAt: now });
}

/** Takes a book off the shelf. Its questions, and the papers made of it, stay. */
export async function removeBook(db: Db, actor: Actor, bookId: string, now: Date): Promise<void> {
  const book = await heldBook(db, actor, bookId);
  ensure(mayRemove(actor, book));
  await updateBook(db, book, { removedAt: now });
}

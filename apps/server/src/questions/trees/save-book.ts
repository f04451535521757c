import type { BookFields } from '@zhibi/contract/questions/trees';
import { subjectsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import { PLATFORM_SCHOOL } from '../store-visible.js';
import { findFile } from '../writing/store-files.js';
import { stageOfGrade } from './rules.js';
import { copyChapters, hasDuplicate, hasIsbn, lockBooks, putBook } from './store-book.js';
import { findBook } from './store-books.js';
import { bookKey, takeTree } from './store-kept.js';

/** Adds a textbook, or changes the one that is named. */
export async function saveBook(
  db: Db,
  { textbookId, revision, book }: { textbookId?: string | undefined; revision: number; book: BookFields },
): Promise<{ textbookId: string }> {
  const id = textbookId ?? newId();
  await lockBooks(db);
  await ensureBook(db, book);
  if (textbookId !== undefined) {
    const known = found(await findBook(db, textbookId));
    ensure(known.chapters === 0 || known.subjectId === book.subjectId, 'conflict', 'subject-fixed');
    await takeTree(db, bookKey(id), revision);
  }
  await ensureOnly(db, id, book);
  await putBook(db, id, book);
  return { textbookId: id };
}

/** What must hold of a textbook whatever is done with it: its subject and grade, its cover. */
async function ensureBook(db: Db, { subjectId, gid, coverId }: BookFields): Promise<void> {
  const subject = (await subjectsById(db)).get(subjectId);
  ensure(subject !== undefined, 'not-found');
  ensure(subject.stage === stageOfGrade(gid), 'conflict', 'wrong-grade');
  ensure(
    coverId === null || (await findFile(db, PLATFORM_SCHOOL, coverId))?.kind === 'image',
    'conflict',
    'cover-gone',
  );
}

async function ensureOnly(db: Db, id: string, book: BookFields): Promise<void> {
  ensure(!(await hasDuplicate(db, id, book)), 'conflict', 'book-duplicate');
  ensure(book.isbn === null || !(await hasIsbn(db, id, book.isbn)), 'conflict', 'isbn-duplicate');
}

/** A new edition with the chapters of another; with the questions that hang on them, so that the new one is found full. */
export async function cloneBook(
  db: Db,
  { textbookId, book, withQuestions }: { textbookId: string; book: BookFields; withQuestions: boolean },
): Promise<{ textbookId: string; chapters: number; questions: number }> {
  const id = newId();
  await lockBooks(db);
  const original = found(await findBook(db, textbookId));
  ensure(original.subjectId === book.subjectId, 'conflict', 'subject-fixed');
  await ensureBook(db, book);
  await ensureOnly(db, id, book);
  await putBook(db, id, book);
  return { textbookId: id, ...(await copyChapters(db, { from: textbookId, to: id, withQuestions })) };
}

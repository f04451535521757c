import type { BookFields } from '@zhibi/contract/questions/trees';
import { subjectsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { demand, found } from '../../platform/problem.js';
import { stageOfGrade } from './rules.js';
import { hasTwin, lockBooks, putBook } from './store-book.js';
import { bookKey, keptBooks, takeTree } from './store-kept.js';

/** Adds a textbook, or changes the one that is named. */
export async function saveBook(
  db: Db,
  { textbookId, revision, book }: { textbookId?: string | undefined; revision: number; book: BookFields },
): Promise<{ textbookId: string }> {
  const subject = (await subjectsById(db)).get(book.subjectId);
  demand(subject !== undefined, 'not-found');
  demand(subject.stage === stageOfGrade(book.gid), 'conflict', 'wrong-grade');
  const id = textbookId ?? newId();
  await lockBooks(db);
  if (textbookId !== undefined) {
    const known = found((await keptBooks(db, { textbookId }))[0]);
    demand(known.chapters === 0 || known.subjectId === book.subjectId, 'conflict', 'subject-fixed');
    await takeTree(db, bookKey(id), revision);
  }
  demand(!(await hasTwin(db, id, book)), 'conflict', 'book-twin');
  await putBook(db, id, book);
  return { textbookId: id };
}

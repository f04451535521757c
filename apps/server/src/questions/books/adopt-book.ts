import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { atBooks, type Caller } from './at-books.js';
import { copyFiles, copyQuestions } from './copy-questions.js';
import { mayWrite } from './policy.js';
import { readGift } from './read-gift.js';
import { insertBook } from './store.js';
import { districtRows } from './store-district.js';
import { insertItems, insertPages } from './store-pages.js';

/**
 * Copies a book of the district onto the own school's shelf, in as many statements for five hundred pages as for one: its pages, its scans, and its questions into the school's bank with source and
 * licence. What the school has of them already is not copied again. The copy is published: two people and a colleague have looked at it.
 */
export async function adoptBook(
  { actor, transact }: Caller,
  originId: string,
  { database, clock }: Pick<Services, 'database' | 'clock'>,
): Promise<string> {
  const { schoolId, accountId } = actor;
  const { regionId } = await transact((db) => atBooks(db, actor));
  const gift = await database.asSystem(async (db) => {
    const [row] = await districtRows(db, { regionId: found(regionId), schoolId, bookId: originId, limit: 1 });
    return readGift(db, found(row));
  });
  const { book, pages, questions, files } = gift;
  ensure(book.schoolId !== schoolId, 'not-found');
  ensure(mayWrite(actor, book.subjectId));
  ensure(book.copyId === null, 'conflict', 'adopted');
  return transact(async (db) => {
    const bookId = newId();
    const now = clock.now();
    const { title, gid, edition, term, chapters, subjectId } = book;
    await insertBook(db, {
      schoolId,
      id: bookId,
      subjectId,
      title,
      gid,
      edition,
      term,
      chapters,
      pages: book.pages,
      state: 'published',
      createdBy: accountId,
      createdAt: now,
      updatedAt: now,
      originSchoolId: book.schoolId,
      originId,
      originName: book.schoolName,
    });
    const fileOf = await copyFiles(db, actor, files);
    const copyOf = await copyQuestions(db, actor, { questions, fileOf, from: book });
    const copyOfItem = (itemId: string | null) => (itemId === null ? null : (copyOf.get(itemId)?.questionId ?? null));
    await insertPages(
      db,
      pages.map(({ no, fileId, areas }) => ({
        schoolId,
        bookId,
        no,
        state: 'checked',
        fileId: fileId === null ? null : (fileOf.get(fileId) ?? null),
        areas: areas.map((area) => ({ ...area, itemId: copyOfItem(area.itemId) })),
      })),
    );
    await insertItems(
      db,
      { schoolId, bookId },
      pages.flatMap(({ no, items }) =>
        items.flatMap(({ questionId }) => {
          const copy = copyOf.get(questionId);
          return copy === undefined ? [] : { ...copy, no };
        }),
      ),
    );
    return bookId;
  });
}

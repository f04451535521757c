import type { House } from '../../platform/house.js';
import { newId } from '../../platform/ids.js';
import { demand, found } from '../../platform/problem.js';
import { atBooks, type Caller } from './at-books.js';
import { copyFiles, copyQuestions } from './copy-questions.js';
import { mayWrite } from './policy.js';
import { readGift } from './read-gift.js';
import { insertBook } from './store.js';
import { districtRows } from './store-district.js';
import { putItems, putPage } from './store-pages.js';

/**
 * Copies a book of the district onto the own school's shelf: its pages, its scans, and its questions into the school's bank with source and
 * licence. What the school has of them already is not copied again. The copy is published: two people and a colleague have looked at it.
 */
export async function adoptBook(
  { actor, transact }: Caller,
  originId: string,
  { database, clock }: Pick<House, 'database' | 'clock'>,
): Promise<string> {
  const { schoolId, accountId } = actor;
  const { regionId } = await transact((db) => atBooks(db, actor));
  const gift = await database.asSystem(async (db) => {
    const [row] = await districtRows(db, { regionId: found(regionId), schoolId, bookId: originId, limit: 1 });
    return readGift(db, found(row));
  });
  const { book, pages, questions, files } = gift;
  demand(book.schoolId !== schoolId, 'not-found');
  demand(mayWrite(actor, book.subjectId));
  demand(book.copyId === null, 'conflict', 'adopted');
  return transact(async (db) => {
    const bookId = newId();
    const now = clock.now();
    const { title, gid, edition, term, chapters, subjectId } = book;
    await insertBook(db, {
      ...{ schoolId, id: bookId, subjectId, title, gid, edition, term, chapters, pages: book.pages },
      ...{ state: 'published', createdBy: accountId, createdAt: now, updatedAt: now },
      ...{ originSchoolId: book.schoolId, originId, originName: book.schoolName },
    });
    const fileOf = await copyFiles(db, actor, files);
    const copyOf = await copyQuestions(db, actor, { questions, fileOf, from: book });
    for (const { no, fileId, areas, items } of pages) {
      const own = items.flatMap((item) => copyOf.get(item.questionId) ?? []);
      const place = areas.map((area) => ({
        ...area,
        itemId: area.itemId === null ? null : (copyOf.get(area.itemId)?.questionId ?? null),
      }));
      const scan = fileId === null ? null : (fileOf.get(fileId) ?? null);
      const done = { state: 'checked' as const, enteredBy: null, checkedBy: null };
      await putPage(db, { schoolId, bookId, no, revision: 1, fileId: scan, areas: place, ...done });
      await putItems(db, { schoolId, bookId, no }, own);
    }
    return bookId;
  });
}

import { Id, toStamp } from '@zhibi/contract/kernel';
import type { SchoolUse, schoolBooksApi } from '@zhibi/contract/questions/trees';
import { z } from 'zod';
import { cursorAfterKey, ensureCursor, keyOfCursor } from '../../../platform/cursor.js';
import type { Db } from '../../../platform/db.js';
import { found } from '../../../platform/problem.js';
import { type BookHead, findBook } from '../store-books.js';
import { canOfSchool } from './policy.js';
import { type SchoolUseRow, schoolUses } from './store-schools.js';

const PAGE = 50;
const Key = z.tuple([z.string(), Id]);

type Wanted = z.output<typeof schoolBooksApi.bookSchools.input>;
interface Where {
  organisationId: string;
  timeZone: string;
}

const shownFor =
  (book: BookHead, timeZone: string) =>
  ({ pinyin: _, since, ...row }: SchoolUseRow): SchoolUse => ({
    ...row,
    since: since && toStamp(new Date(since), timeZone),
    can: canOfSchool(book, row.uses?.textbookId === book.textbookId),
  });

/** One page of the schools that teach the grade of a textbook. Two queries. */
export async function listSchools(db: Db, { organisationId, timeZone }: Where, { cursor, ...wanted }: Wanted) {
  const key = Key.safeParse(keyOfCursor(cursor, Key.def.items.length));
  ensureCursor(cursor === undefined || key.success);
  const book = found(await findBook(db, wanted.textbookId));
  const wish = { organisationId, book, use: wanted.use, words: wanted.words };
  const { rows, total } = await schoolUses(db, wish, { after: key.data, limit: PAGE + 1 });
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    items: page.map(shownFor(book, timeZone)),
    next: rows.length > PAGE && last ? cursorAfterKey([last.pinyin, last.schoolId]) : null,
    total,
  };
}

/** All of them, for a table. */
export async function allSchools(
  db: Db,
  { organisationId, timeZone }: Where,
  { textbookId, use, words }: Omit<Wanted, 'cursor'>,
): Promise<{ book: BookHead; items: SchoolUse[] }> {
  const book = found(await findBook(db, textbookId));
  const { rows } = await schoolUses(db, { organisationId, book, use, words }, { limit: 100_000 });
  return { book, items: rows.map(shownFor(book, timeZone)) };
}

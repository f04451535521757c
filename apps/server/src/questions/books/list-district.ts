import type { booksApi } from '@zhibi/contract/questions/books';
import type { z } from 'zod';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Services } from '../../platform/services.js';
import { atBooks, type Caller } from './at-books.js';
import { districtBook } from './gift-pages.js';
import { countDistrict, districtRows } from './store-district.js';

const PAGE = 24;
type Input = z.output<typeof booksApi.district.input>;
type Shown = z.input<typeof booksApi.district.output>;

/** The shelf of the district, the own school's gifts among them. A school of no district finds it empty. */
export async function listDistrict(
  { actor, transact }: Caller,
  { cursor, ...input }: Input,
  { database, settings }: Pick<Services, 'database' | 'settings'>,
): Promise<Shown> {
  const { regionId } = await transact((db) => atBooks(db, actor));
  if (regionId === null) return { items: [], next: null, total: 0, inRegion: false };
  const wanted = { ...input, regionId, schoolId: actor.schoolId, limit: PAGE + 1 };
  return database.asSystem(async (db) => {
    const rows = await districtRows(db, { ...wanted, before: idOfCursor(cursor) });
    const { items, next } = pageAfter(rows, PAGE, ({ bookId }) => bookId);
    return {
      next,
      inRegion: true,
      total: await countDistrict(db, wanted),
      items: items.map((book) => districtBook(actor, book, settings.TZ_NAME)),
    };
  });
}

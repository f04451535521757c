import { Id } from '@zhibi/contract/kernel';
import type { KeptBook, treesApi } from '@zhibi/contract/questions/trees';
import { z } from 'zod';
import { cursorAfterKey, ensureCursor, keyOfCursor } from '../../../platform/cursor.js';
import type { Db } from '../../../platform/db.js';
import { found } from '../../../platform/problem.js';
import { type BookRow, type BookWish, bookRows } from '../store-books.js';
import { canOfBook } from './policy.js';

const PAGE = 50;
const Key = z.tuple([z.number(), z.number().int(), z.number().int(), z.number().int(), Id]);

type Wanted = z.output<typeof treesApi.books.input>;
type Filter = Omit<Wanted, 'cursor'>;

const shown = ({ key: _, isUsed, ...row }: BookRow): KeptBook => ({ ...row, can: canOfBook({ ...row, isUsed }) });

/** One page of the textbooks that meet a filter. One query. */
export async function listBooks(db: Db, organisationId: string, { cursor, ...filter }: Wanted) {
  const after = keyOfCursor(cursor, Key.def.items.length);
  ensureCursor(after === undefined || Key.safeParse(after).success);
  const { rows, total } = await bookRows(db, { ...filter, organisationId }, { after, limit: PAGE + 1 });
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    items: page.map(shown),
    next: rows.length > PAGE && last ? cursorAfterKey(last.key) : null,
    total,
  };
}

/** One textbook as the list tells it. */
export async function showBook(db: Db, organisationId: string, textbookId: string): Promise<KeptBook> {
  const wish: BookWish = { organisationId, textbookId, sort: 'place', order: 'asc' };
  return shown(found((await bookRows(db, wish, { limit: 1 })).rows[0]));
}

/** All textbooks of a filter, for a table; more than this many are in no installation. */
export async function allBooks(db: Db, organisationId: string, filter: Filter): Promise<KeptBook[]> {
  const { rows } = await bookRows(db, { ...filter, organisationId }, { limit: 20_000 });
  return rows.map(shown);
}

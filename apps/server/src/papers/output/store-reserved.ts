import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { CODE_PLACE } from './store-run.js';

/** Books of the ledger, from the first to the last. */
export interface ReservedCodes {
  first: string;
  last: string;
  books: number;
}

/** Takes so many books out of the ledger for sheets that are printed elsewhere: no print run is ever given them. More than one range where others took some meanwhile. */
export async function reserveCodes(db: Db, books: number): Promise<ReservedCodes[]> {
  if (books <= 0) return [];
  const rows = await db.execute<{ first: string; last: string; books: number }>(sql`
    with given as materialized (select nextval('page_code_number') as book from generate_series(1, ${books}::int)),
      placed as (select book, book - row_number() over (order by book) as island from given)
    select min(book)::text as first, max(book)::text as last, count(*)::int as books from placed group by island order by min(book)`);
  return [...rows].map((range) => ({
    first: `${CODE_PLACE}.${range.first}`,
    last: `${CODE_PLACE}.${range.last}`,
    books: range.books,
  }));
}

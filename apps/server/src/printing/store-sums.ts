import { sql } from 'drizzle-orm';

/** The counts of `PageInfo` as SQL, for sums over many orders; one specification holds them against the contract. */
const faces = sql.raw(`(case when (o.options ->> 'doubleSidedPrint')::boolean then 2 else 1 end)`);
const pieces = sql`((cardinality(o.pages) + ${faces} - 1) / ${faces})`;
const copies = sql.raw('cardinality(o.student_ids)');

export const copiesSql = copies;
export const sheetsSql = sql`(${pieces} * ${copies})`;
export const facesSql = sql`(cardinality(o.pages) * ${copies})`;
export const blanksSql = sql`((${pieces} * ${faces} - cardinality(o.pages)) * ${copies})`;
/** Null where an order has no price. */
export const costLiSql = sql`(${sheetsSql} * (o.price ->> 'sheetLi')::bigint
  + case when (o.options ->> 'bookbind')::int > 0 then ${copies} * (o.price ->> 'boundLi')::bigint else 0 end)`;

/** The same of a record of work done outside, which has numbers where an order has lists. */
const offlinePieces = sql`((o.pages + ${faces} - 1) / ${faces})`;
export const offlineSheetsSql = sql`(${offlinePieces} * o.copies)`;
export const offlineFacesSql = sql.raw('(o.pages * o.copies)');
export const offlineBlanksSql = sql`((${offlinePieces} * ${faces} - o.pages) * o.copies)`;
export const offlineCostLiSql = sql`(${offlineSheetsSql} * (o.price ->> 'sheetLi')::bigint
  + case when (o.options ->> 'bookbind')::int > 0 then o.copies * (o.price ->> 'boundLi')::bigint else 0 end)`;

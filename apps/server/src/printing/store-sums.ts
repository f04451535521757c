import { PageSize } from '@zhibi/contract/papers';
import { areaMm2, PLAIN_GSM } from '@zhibi/contract/printing/counting';
import { type SQL, sql } from 'drizzle-orm';

// The counts of `PageInfo` as SQL, for sums over many orders; one specification holds them against the contract.

/** The pages that a sheet holds. */
const places = sql.raw(`((case when (o.options ->> 'doubleSidedPrint')::boolean then 2 else 1 end)
  * (case when o.options ->> 'imposition' = 'plain' then 1 else 2 end))`);
const cover = sql.raw(`(case when (o.options ->> 'cover')::boolean then 1 else 0 end)`);
const pieces = sql`((cardinality(o.pages) + ${places} - 1) / ${places} + ${cover})`;
const printed = sql`(cardinality(o.pages) + ${cover})`;
const all = sql.raw('(cardinality(o.student_ids) + o.spare_copies)');

/** With the spare ones. */
export const allCopiesSql = all;
export const copiesSql = sql.raw('cardinality(o.student_ids)');
export const sheetsSql = sql`(${pieces} * ${all} + o.separator_sheets)`;
export const facesSql = sql`(${printed} * ${all} + o.separator_sheets)`;
export const blanksSql = sql`((${pieces} * ${places} - ${printed}) * ${all})`;
/** Null where an order has no price. */
export const costLiSql = sql`(${sheetsSql} * (o.price ->> 'sheetLi')::bigint
  + case when (o.options ->> 'bookbind')::int > 0 then ${all} * (o.price ->> 'boundLi')::bigint else 0 end)`;

/** The same of a record of work done outside, which has numbers where an order has lists. */
const offlinePieces = sql`((o.pages + ${places} - 1) / ${places} + ${cover})`;
export const offlineSheetsSql = sql`(${offlinePieces} * o.copies)`;
export const offlineFacesSql = sql`((o.pages + ${cover}) * o.copies)`;
export const offlineBlanksSql = sql`((${offlinePieces} * ${places} - o.pages - ${cover}) * o.copies)`;
export const offlineCostLiSql = sql`(${offlineSheetsSql} * (o.price ->> 'sheetLi')::bigint
  + case when (o.options ->> 'bookbind')::int > 0 then o.copies * (o.price ->> 'boundLi')::bigint else 0 end)`;

const areas = sql.raw(PageSize.options.map((size) => `when '${size}' then ${areaMm2(size)}`).join(' '));
/** `paperGrams` of the contract as SQL: sheets of a size, and of a weight by its code. */
export const paperGramsSql = (sheets: SQL, size: SQL, weight: SQL): SQL => sql`round(${sheets}::numeric
  * case ${size} ${areas} else 0 end * coalesce(substring(${weight} from '^[0-9]{2,3}$')::int, ${sql.raw(String(PLAIN_GSM))}) / 1000000)`;

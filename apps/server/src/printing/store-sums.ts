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

/** What so many copies of an order come to. */
function amountsSql({ copies, spares, separators }: Record<'copies' | 'spares' | 'separators', SQL>) {
  const all = sql`(${copies} + ${spares})`;
  const sheets = sql`(${pieces} * ${all} + ${separators})`;
  return {
    copies,
    /** With the spare ones. */
    all,
    sheets,
    faces: sql`(${printed} * ${all} + ${separators})`,
    blanks: sql`((${pieces} * ${places} - ${printed}) * ${all})`,
    /** Null where an order has no price. */
    costLi: sql`(${sheets} * (o.price ->> 'sheetLi')::bigint
  + case when (o.options ->> 'bookbind')::int > 0 then ${all} * (o.price ->> 'boundLi')::bigint else 0 end)`,
  };
}

export const wholeOrder = amountsSql({
  copies: sql.raw('cardinality(o.student_ids)'),
  spares: sql.raw('o.spare_copies'),
  separators: sql.raw('o.separator_sheets'),
});
export const { all: allCopiesSql, sheets: sheetsSql, costLi: costLiSql } = wholeOrder;

/** The part of a class, which is `c`. */
export const ofClass = amountsSql({
  copies: sql.raw('c.copies'),
  spares: sql.raw('c.spares'),
  separators: sql.raw('c.separators'),
});
/** The classes of an order `o`, of which nothing is known as one part: `at` says which comes first. */
export const classesSql = sql`rows from (jsonb_to_recordset(case when o.class_shares = '[]' then jsonb_build_array(jsonb_build_object(
    'classId', '', 'className', '', 'copies', cardinality(o.student_ids), 'spares', o.spare_copies, 'separators', o.separator_sheets)) else o.class_shares end)
  as ("classId" text, "className" text, copies int, spares int, separators int)) with ordinality as c (class_id, class_name, copies, spares, separators, at)`;

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

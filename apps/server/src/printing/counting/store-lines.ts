import type { SettlementLine } from '@zhibi/contract/printing/counting';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { list } from '../../platform/sql-lists.js';
import { allCopiesSql, costLiSql, offlineCostLiSql, offlineSheetsSql, sheetsSql } from '../store-sums.js';

/** What binding a copy costs: null where nothing is bound, and where that costs nothing. */
const copyLi = sql`case when (o.options ->> 'bookbind')::int > 0 then nullif((o.price ->> 'boundLi')::int, 0) end`;

/** What the orders of a settlement come to, by kind of sheet and price: a line is checked by its own numbers. */
async function linesOf(
  db: Db,
  schoolIds: readonly string[],
  settlementId: string,
): Promise<(SettlementLine & { unpriced: number })[]> {
  const rows = await db.execute<SettlementLine & { unpriced: number } & Record<string, unknown>>(sql`
    with work as (
      select o.page_size as paper, o.weight, o.options, o.price, o.parent_id is not null as is_reprint, false as is_offline,
        ${sheetsSql} as sheets, ${costLiSql} as cost, ${copyLi} as bound_li, ${allCopiesSql} as copies
      from print_order o where o.school_id = any (${list(schoolIds)}::uuid[]) and o.settlement_id = ${settlementId}::uuid
      union all
      select o.paper_size, o.weight, o.options, o.price, false, true, ${offlineSheetsSql}, ${offlineCostLiSql}, ${copyLi}, o.copies
      from offline_print o where o.school_id = any (${list(schoolIds)}::uuid[]) and o.settlement_id = ${settlementId}::uuid)
    select w.paper as "paperSize", w.weight, case when (w.options ->> 'colorPrint')::boolean then 'colour' else 'black' end as colour,
      (w.options ->> 'doubleSidedPrint')::boolean as "isDouble", (w.price ->> 'sheetLi')::int as "sheetLi", w.is_reprint as "isReprint",
      w.is_offline as "isOffline", count(*)::int as orders, sum(w.sheets)::int as sheets, w.bound_li as "boundLi",
      case when w.bound_li is null then 0 else sum(w.copies)::int end as bound, coalesce(sum(w.cost), 0)::float8 as "costLi",
      count(*) filter (where w.price is null and not w.is_reprint)::int as unpriced
    from work w group by 1, 2, 3, 4, 5, 6, 7, w.bound_li order by 6, 7, 1, 2, 3, 4 desc, 5, w.bound_li nulls first`);
  return [...rows];
}

/** The same as a settlement keeps it. */
export async function summed(
  db: Db,
  schoolIds: readonly string[],
  settlementId: string,
): Promise<{ lines: SettlementLine[]; unpriced: number }> {
  const lines = await linesOf(db, schoolIds, settlementId);
  return {
    lines: lines.map(({ unpriced: _, ...line }) => line),
    unpriced: lines.reduce((sum, { unpriced }) => sum + unpriced, 0),
  };
}

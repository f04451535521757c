import type { PrintStatus } from '@zhibi/contract/printing';
import type { KeptPrice, PriceFor } from '@zhibi/contract/printing/settings';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { list } from '../../platform/sql-lists.js';
import { offlineSheetsSql, sheetsSql } from '../store-sums.js';

type Kind = PriceFor & { shopName: string };
interface Group extends Kind {
  works: number;
  sheets: number;
  bound: number;
  inSettlements: number;
  orderNumbers: number[];
  offlineNumbers: number[];
}

const EXAMPLES = 5;
/** In no settlement, or in one that somebody still has to sign. */
const isOpen = sql.raw(`(o.settlement_id is null or exists (select 1 from print_settlement s
  where s.id = o.settlement_id and (s.centre_at is null or s.shop_at is null)))`);
const ordersWithout = sql.raw('o.price is null and o.parent_id is null and o.shop_id is not null');
const offlineWithout = sql.raw('o.price is null and o.shop_id is not null and o.withdrawn_at is null');
const inColour = sql.raw(`(o.options ->> 'colorPrint')::boolean`);
const isDouble = sql.raw(`(o.options ->> 'doubleSidedPrint')::boolean`);
const isBound = sql.raw(`(o.options ->> 'bookbind')::int > 0`);

/** All work without a price, by shop and kind of sheet. */
export async function unpricedWork(db: Db, schoolIds: readonly string[]): Promise<Group[]> {
  const ofSchools = sql`o.school_id = any (${list(schoolIds)}::uuid[])`;
  const rows = await db.execute<Group & Record<string, unknown>>(sql`
    with work as (
      select o.shop_id, o.shop_name, o.page_size as paper, o.weight, ${inColour} as in_colour, ${isDouble} as is_double, ${sheetsSql} as sheets,
        case when ${isBound} then cardinality(o.student_ids) + o.spare_copies else 0 end as bound, o.settlement_id, o.number, false as is_offline
      from print_order o where ${ofSchools} and ${ordersWithout} and ${isOpen}
      union all
      select o.shop_id, o.shop_name, o.paper_size, o.weight, ${inColour}, ${isDouble}, ${offlineSheetsSql},
        case when ${isBound} then o.copies else 0 end, o.settlement_id, o.number, true
      from offline_print o where ${ofSchools} and ${offlineWithout} and ${isOpen})
    select w.shop_id as "shopId", max(w.shop_name) as "shopName", w.paper as "paperSize", w.weight, w.in_colour as "colorPrint",
      w.is_double as "doubleSidedPrint", count(*)::int as works, sum(w.sheets)::int as sheets, sum(w.bound)::int as bound,
      count(w.settlement_id)::int as "inSettlements",
      coalesce((array_agg(w.number::int order by w.number desc) filter (where not w.is_offline))[1:${sql.raw(String(EXAMPLES))}], '{}') as "orderNumbers",
      coalesce((array_agg(w.number::int order by w.number desc) filter (where w.is_offline))[1:${sql.raw(String(EXAMPLES))}], '{}') as "offlineNumbers"
    from work w group by w.shop_id, w.paper, w.weight, w.in_colour, w.is_double order by 2, 3, 4, 5, 6`);
  return [...rows];
}

export interface Priced {
  schoolId: string;
  id: string;
  settlementId: string | null;
  /** Where the order stands; absent for work done outside. */
  status?: PrintStatus;
}

/** Writes the price to all such work of a shop and a kind of sheet, and says whose price it is now. */
export async function writePrice(
  db: Db,
  schoolIds: readonly string[],
  { shopId, paperSize, weight, colorPrint, doubleSidedPrint }: PriceFor,
  price: KeptPrice,
): Promise<{ orders: Required<Priced>[]; offline: Priced[] }> {
  const ofKind = sql`o.school_id = any (${list(schoolIds)}::uuid[]) and o.shop_id = ${shopId}::uuid and o.weight = ${weight}
    and ${inColour} = ${colorPrint} and ${isDouble} = ${doubleSidedPrint} and ${isOpen}`;
  const kept = sql`${JSON.stringify(price)}::jsonb`;
  const orders = await db.execute<Required<Priced> & Record<string, unknown>>(sql`
    update print_order o set price = ${kept} where ${ordersWithout} and ${ofKind} and o.page_size = ${paperSize}
    returning o.school_id as "schoolId", o.id, o.settlement_id as "settlementId", o.status`);
  const offline = await db.execute<Priced & Record<string, unknown>>(sql`
    update offline_print o set price = ${kept}, revision = revision + 1 where ${offlineWithout} and ${ofKind} and o.paper_size = ${paperSize}
    returning o.school_id as "schoolId", o.id, o.settlement_id as "settlementId"`);
  return { orders: [...orders], offline: [...offline] };
}

import { type PrintStatus, printStatuses } from '@zhibi/contract/printing';
import type { Dimension, Sums } from '@zhibi/contract/printing/counting';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { list } from '../../platform/sql-lists.js';
import {
  blanksSql,
  copiesSql,
  costLiSql,
  facesSql,
  offlineBlanksSql,
  offlineCostLiSql,
  offlineFacesSql,
  offlineSheetsSql,
  paperGramsSql,
  sheetsSql,
} from '../store-sums.js';

const { pendingPrint, printing, pendingShipment, completed } = printStatuses;

/** A key for each row of a sum, in words that sort. */
const keys: Readonly<Record<Dimension, SQL>> = {
  school: sql`w.school_id::text`,
  shop: sql`coalesce(w.shop_id::text, '')`,
  paper: sql`w.paper || ' ' || w.weight`,
  colour: sql`case when w.in_colour then 'colour' else 'black' end`,
  source: sql`case when w.is_offline then 'offline' else 'order' end`,
  day: sql`to_char(w.done_on, 'YYYYMMDD')`,
  week: sql`to_char(date_trunc('week', w.done_on), 'YYYYMMDD')`,
  month: sql`to_char(w.done_on, 'YYYYMM')`,
};

export interface Summed {
  schoolIds: readonly string[];
  shopId?: string | undefined;
  from: Date;
  until: Date;
  timeZone: string;
}
export type SumRow = Sums & { row: string; cell: string; shopName: string };

/** What was shipped in a period, and what was printed outside in it, by one dimension or two. What is printed again is paper and waste, and costs nothing. */
export async function sumsOfPeriod(
  db: Db,
  { schoolIds, shopId, from, until, timeZone }: Summed,
  [rows, columns]: readonly [Dimension, Dimension | null],
): Promise<SumRow[]> {
  const cell = columns === null ? sql`''` : keys[columns];
  const [begin, end] = [from, until].map((at) => sql`${at.toISOString()}::timestamptz`);
  const ofShop = shopId === undefined ? sql`true` : sql`o.shop_id = ${shopId}::uuid`;
  const ofSchools = sql`o.school_id = any (${list(schoolIds)}::uuid[])`;
  const found = await db.execute<SumRow & Record<string, unknown>>(sql`
    with work as (
      select o.school_id, o.shop_id, o.shop_name, o.page_size as paper, o.weight, (o.options ->> 'colorPrint')::boolean as in_colour,
        false as is_offline, o.shipped_at at time zone ${timeZone} as done_on, ${copiesSql} as copies, ${facesSql} as pages,
        ${blanksSql} as blanks, ${sheetsSql} as sheets, o.waste_sheets as waste, ${costLiSql} as cost,
        o.price is null and o.parent_id is null as is_unpriced
      from print_order o where ${ofSchools} and o.shipped_at >= ${begin} and o.shipped_at < ${end} and ${ofShop}
      union all
      select o.school_id, o.shop_id, o.shop_name, o.paper_size, o.weight, (o.options ->> 'colorPrint')::boolean,
        true, o.printed_on::timestamp, o.copies, ${offlineFacesSql}, ${offlineBlanksSql}, ${offlineSheetsSql}, 0, ${offlineCostLiSql},
        o.price is null and o.shop_id is not null
      from offline_print o where ${ofSchools} and o.withdrawn_at is null
        and o.printed_on >= (${begin} at time zone ${timeZone})::date and o.printed_on < (${end} at time zone ${timeZone})::date and ${ofShop})
    select ${keys[rows]} as row, ${cell} as cell, max(w.shop_name) as "shopName",
      count(*)::int as orders, sum(w.copies)::int as copies, sum(w.pages)::int as pages, sum(w.blanks)::int as blanks,
      sum(w.sheets)::int as sheets, sum(w.waste)::int as "wasteSheets",
      sum(${paperGramsSql(sql`(w.sheets + w.waste)`, sql`w.paper`, sql`w.weight`)})::float8 as "paperG", coalesce(sum(w.cost), 0)::float8 as "costLi",
      count(*) filter (where w.is_unpriced)::int as unpriced
    from work w group by 1, 2 order by 1, 2`);
  return [...found];
}

export interface StatusCount {
  status: PrintStatus;
  count: number;
  late: number;
  next: string | null;
}

/** How many orders stand where, how many of them are late, and when the next is wanted; what is completed is left out. */
export async function openCounts(db: Db, schoolIds: readonly string[], now: Date): Promise<StatusCount[]> {
  const rows = await db.execute<StatusCount & Record<string, unknown>>(sql`
    select o.status, count(*)::int as count, count(*) filter (where o.wanted_at < ${now.toISOString()}::timestamptz)::int as late,
      to_char(min(o.wanted_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as next
    from print_order o where o.school_id = any (${list(schoolIds)}::uuid[]) and o.status <> ${completed} and o.withdrawn_at is null group by 1`);
  return [...rows];
}

export async function doneSince(db: Db, schoolIds: readonly string[], since: Date): Promise<number> {
  const [row] = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from print_order_step s
    where s.school_id = any (${list(schoolIds)}::uuid[]) and s.to_status = ${completed} and s.move is not null and s.at >= ${since.toISOString()}::timestamptz`);
  return row?.count ?? 0;
}

/** Sheets that wait to be printed, by shop. */
export async function waitingSheets(db: Db, schoolIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.execute<{ shop: string; sheets: number }>(sql`
    select o.shop_id as shop, sum(${sheetsSql})::int as sheets from print_order o
    where o.school_id = any (${list(schoolIds)}::uuid[]) and o.status in (${pendingPrint}, ${printing}) and o.shop_id is not null group by 1`);
  return new Map([...rows].map(({ shop, sheets }) => [shop, sheets]));
}

export interface Outgoing {
  shopId: string;
  schoolId: string;
  orders: number;
  sheets: number;
  shipped: number;
}

/** What leaves today: what is wanted until then and not shipped, and what was shipped today. */
export async function outgoing(
  db: Db,
  schoolIds: readonly string[],
  { since, until }: { since: Date; until: Date },
): Promise<Outgoing[]> {
  const rows = await db.execute<Outgoing & Record<string, unknown>>(sql`
    select o.shop_id as "shopId", o.school_id as "schoolId", count(*)::int as orders, sum(${sheetsSql})::int as sheets,
      count(*) filter (where o.shipped_at is not null)::int as shipped
    from print_order o
    where o.school_id = any (${list(schoolIds)}::uuid[]) and o.shop_id is not null
      and ((o.status in (${pendingPrint}, ${printing}, ${pendingShipment}) and o.wanted_at < ${until.toISOString()}::timestamptz)
        or o.shipped_at >= ${since.toISOString()}::timestamptz)
    group by 1, 2`);
  return [...rows];
}

/** Sheets that were wanted on each day since, in the time zone: of orders that were pushed and not rejected. What is printed again was counted the first time. */
export async function wantedByDay(
  db: Db,
  schoolIds: readonly string[],
  { since, timeZone }: { since: Date; timeZone: string },
): Promise<Map<string, number>> {
  const rows = await db.execute<{ day: string; sheets: number }>(sql`
    select to_char(o.wanted_at at time zone ${timeZone}, 'YYYYMMDD') as day, sum(${sheetsSql})::int as sheets
    from print_order o where o.school_id = any (${list(schoolIds)}::uuid[]) and o.parent_id is null
      and o.wanted_at >= ${since.toISOString()}::timestamptz
      and o.status not in (${printStatuses.pendingPush}, ${printStatuses.rejected})
    group by 1`);
  return new Map([...rows].map(({ day, sheets }) => [day, sheets]));
}

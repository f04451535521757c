import { type PrintStatus, printStatuses } from '@zhibi/contract/printing';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { list } from '../../platform/sql-lists.js';
import { sheetsSql } from '../store-sums.js';

const { pendingPrint, printing, pendingShipment, completed } = printStatuses;

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

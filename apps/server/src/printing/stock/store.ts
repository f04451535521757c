import { printStatuses } from '@zhibi/contract/printing';
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { list } from '../../platform/sql-lists.js';
import { offlineSheetsSql, sheetsSql } from '../store-sums.js';
import { printStock } from './tables.js';

export type StockRow = typeof printStock.$inferSelect;
/** Everything that was ever said of a paper fits: a shop counts a few papers now and then. */
const MOST_READ = 5_000;

export async function insertStock(db: Db, row: StockRow): Promise<void> {
  await db.insert(printStock).values(row);
}

/** What was said of the paper of an organisation's shops, newest first. */
export async function stockRows(db: Db, organisationId: string): Promise<StockRow[]> {
  return db
    .select()
    .from(printStock)
    .where(eq(printStock.organisationId, organisationId))
    .orderBy(desc(printStock.id))
    .limit(MOST_READ);
}

/** Sheets of a paper that a shop printed, spoiled ones too. */
export interface Printed {
  shopId: string;
  paperSize: string;
  weight: string;
  sheets: number;
  at: string;
}

/** What shops have printed since, task by task, and outside of the system day by day. */
export async function printedSince(db: Db, schoolIds: readonly string[], since: Date, timeZone: string) {
  const from = since.toISOString();
  const rows = await db.execute<Printed & Record<string, unknown>>(sql`
    select o.shop_id as "shopId", o.page_size as "paperSize", o.weight, sum(${sheetsSql} + o.waste_sheets)::int as sheets,
      to_char(s.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from print_order_step s join print_order o on o.school_id = s.school_id and o.id = s.order_id
    where s.school_id = any (${list(schoolIds)}::uuid[]) and s.move = 'finish' and s.at >= ${from}::timestamptz and o.shop_id is not null
    group by 1, 2, 3, s.at
    union all
    select o.shop_id, o.paper_size, o.weight, sum(${offlineSheetsSql})::int,
      to_char((o.printed_on + time '12:00') at time zone ${timeZone} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
    from offline_print o
    where o.school_id = any (${list(schoolIds)}::uuid[]) and o.withdrawn_at is null and o.shop_id is not null
      and o.printed_on >= (${from}::timestamptz at time zone ${timeZone})::date
    group by 1, 2, 3, o.printed_on`);
  return [...rows];
}

/** Sheets that wait to be printed, by shop and paper. */
export async function waitingPaper(db: Db, schoolIds: readonly string[]): Promise<Omit<Printed, 'at'>[]> {
  const { pendingPrint, printing } = printStatuses;
  const rows = await db.execute<Omit<Printed, 'at'> & Record<string, unknown>>(sql`
    select o.shop_id as "shopId", o.page_size as "paperSize", o.weight, sum(${sheetsSql})::int as sheets
    from print_order o
    where o.school_id = any (${list(schoolIds)}::uuid[]) and o.status in (${pendingPrint}, ${printing}) and o.shop_id is not null
    group by 1, 2, 3`);
  return [...rows];
}

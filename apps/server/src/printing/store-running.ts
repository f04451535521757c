import { printStatuses } from '@zhibi/contract/printing';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { list } from '../platform/sql-lists.js';
import type { Running } from './rules-progress.js';
import type { OrderRow } from './store.js';
import { sheetsSql } from './store-sums.js';

/** When these tasks went to their machine, and what lies before each of them in its batch, what is wanted earliest first. */
export async function runningOf(
  db: Db,
  orders: readonly Pick<OrderRow, 'schoolId' | 'id' | 'batchId'>[],
): Promise<Map<string, Running>> {
  const batchIds = [...new Set(orders.flatMap(({ batchId }) => batchId ?? []))];
  const rows = await db.execute<{ id: string; started_at: string; before: number; sheets: number }>(sql`
    with work as (
      select o.school_id, o.id, ${sheetsSql} as sheets,
        sum(${sheetsSql}) over (partition by coalesce(o.batch_id, o.id), o.machine_name order by o.wanted_at, o.id) as so_far
      from print_order o where o.status in (${printStatuses.printing}, ${printStatuses.pendingShipment})
        and (o.id = any (${list(orders.map(({ id }) => id))}::uuid[]) or o.batch_id = any (${list(batchIds)}::uuid[])))
    select w.id, (w.so_far - w.sheets)::int as before, w.sheets::int as sheets, started.at as started_at
    from work w cross join lateral (
      select s.at from print_order_step s where s.school_id = w.school_id and s.order_id = w.id and s.to_status = ${printStatuses.printing}
      order by s.id desc limit 1) as started`);
  return new Map(
    rows.map((row) => [row.id, { startedAt: new Date(row.started_at), sheetsBefore: row.before, sheets: row.sheets }]),
  );
}

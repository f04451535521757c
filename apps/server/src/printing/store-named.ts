import { MOST_COUNTED, type PrintStatus } from '@zhibi/contract/printing';
import { and, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { inArray, list } from '../platform/sql-lists.js';
import type { Sight } from './policy.js';
import type { OrderRow } from './store.js';
import type { OrderCounts } from './store-counts.js';
import { ordersByIds, type PageWanted, sortedBy, startOf, statusesOf, underWay, within } from './store-lists.js';
import { printOrder } from './tables.js';

/** As they stand among what words name. */
const named = { id: sql`named.id`, wantedAt: sql`named.wanted_at` };

/**
 * A page of the orders that words name, and how many such stand where: all titles are read, once, in the index that holds them. Walking
 * the orders themselves would read all of them where few are named.
 */
export async function namedOrders(
  db: Db,
  sight: Sight,
  { limit, after, ...wanted }: PageWanted,
  isCounted: boolean,
): Promise<{ rows: OrderRow[] } & OrderCounts> {
  const { id, status, wantedAt, withdrawnAt } = printOrder;
  const those = and(...within(sight, wanted), wanted.lateAt && inArray(status, underWay));
  const statuses = statusesOf(wanted);
  const standing = wanted.isWithdrawn
    ? sql`named.is_withdrawn`
    : statuses && sql`named.status = any (${list(statuses)}::smallint[]) and not named.is_withdrawn`;
  const page = sql`(select named.id, null::smallint as status, null::boolean as is_withdrawn, null::int as many from named
    where ${and(sql`true`, standing, startOf(after, named))} order by ${sql.join(sortedBy(after, named), sql`, `)} limit ${limit})`;
  const counts = sql`union all select null, status, is_withdrawn, count(*)::int from named group by status, is_withdrawn`;
  const found = await db.execute<Found>(sql`
    with named as materialized (
      select ${id}, ${status}, ${wantedAt}, ${isNotNull(withdrawnAt)} as is_withdrawn from ${printOrder} where ${those}
    ) ${page} ${isCounted ? counts : sql``}`);
  const ids = found.flatMap((row) => row.id ?? []);
  return { rows: await ordersByIds(db, sight, ids, after), ...countsIn(found) };
}

interface Found extends Record<string, unknown> {
  id: string | null;
  status: PrintStatus | null;
  is_withdrawn: boolean | null;
  many: number | null;
}

const most = (many: number | null) => Math.min(many ?? 0, MOST_COUNTED + 1);

const countsIn = (found: readonly Found[]): OrderCounts => ({
  counts: found.flatMap(({ status, is_withdrawn, many }) =>
    status === null || is_withdrawn ? [] : [{ messageStatus: status, count: most(many) }],
  ),
  withdrawn: most(found.reduce((sum, { is_withdrawn, many }) => sum + (is_withdrawn ? (many ?? 0) : 0), 0)),
});

import type { PrintStatus } from '@zhibi/contract/printing';
import { and, asc, count, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { inArray } from '../platform/sql-lists.js';
import type { Sight } from './policy.js';
import type { OrderRow } from './store.js';
import { printOrder } from './tables.js';

export interface WantedOrders {
  statuses?: readonly PrintStatus[] | undefined;
  schoolId?: string | undefined;
  words?: string | undefined;
}

/** Where a page begins: after this order, newest first, or after this time and order, what is wanted earliest first. */
export type After = { newest: string | undefined } | { due: readonly [wantedAt: string, id: string] | undefined };

const within = ({ schoolIds, createdBy, shopId }: Sight, { schoolId, words }: WantedOrders): (SQL | undefined)[] => [
  inArray(printOrder.schoolId, schoolId === undefined ? [...schoolIds] : schoolIds.filter((one) => one === schoolId)),
  createdBy === undefined ? undefined : eq(printOrder.createdBy, createdBy),
  shopId === undefined ? undefined : eq(printOrder.shopId, shopId),
  words ? wordsIn(words) : undefined,
];

/** In the title, or the number as people write it. */
function wordsIn(words: string): SQL {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const number = /^p?0*(\d{1,12})$/i.exec(words)?.[1];
  return number === undefined
    ? sql`${printOrder.title} ilike ${pattern}`
    : sql`(${printOrder.title} ilike ${pattern} or ${printOrder.number} = ${number}::bigint)`;
}

export async function ordersOf(
  db: Db,
  sight: Sight,
  { limit, after, ...wanted }: WantedOrders & { after: After; limit: number },
): Promise<OrderRow[]> {
  const byDue = 'due' in after;
  const start = byDue
    ? after.due &&
      sql`(${printOrder.wantedAt}, ${printOrder.id}) > (${after.due[0]}::timestamptz, ${after.due[1]}::uuid)`
    : after.newest && lt(printOrder.id, after.newest);
  const status = wanted.statuses && inArray(printOrder.status, [...wanted.statuses]);
  return db
    .select()
    .from(printOrder)
    .where(and(...within(sight, wanted), status, start || undefined))
    .orderBy(...(byDue ? [asc(printOrder.wantedAt), asc(printOrder.id)] : [desc(printOrder.id)]))
    .limit(limit);
}

/** How many orders stand where; a status of none is missing. */
export async function countsOf(
  db: Db,
  sight: Sight,
  wanted: Omit<WantedOrders, 'statuses'>,
): Promise<{ messageStatus: PrintStatus; count: number }[]> {
  return db
    .select({ messageStatus: printOrder.status, count: count() })
    .from(printOrder)
    .where(and(...within(sight, wanted)))
    .groupBy(printOrder.status);
}

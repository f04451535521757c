import { grouped } from '@zhibi/contract/kernel';
import { type PrintStatus, printStatuses } from '@zhibi/contract/printing';
import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import { inArray, list } from '../../platform/sql-lists.js';
import { named } from '../../platform/sql-names.js';
import type { AfterDue } from '../due-cursor.js';
import type { OrderRow } from '../store.js';
import { costLiSql, sheetsSql } from '../store-sums.js';
import { printOrder } from '../tables.js';
import { printBatch } from './tables.js';

export type BatchRow = typeof printBatch.$inferSelect;
export type NewBatch = Omit<typeof printBatch.$inferInsert, 'number'>;

/** Whose batches are seen: those of an organisation, of them those of one shop. */
export interface BatchSight {
  organisationId: string;
  shopId?: string;
}

/** What the tasks of a batch come to. */
export interface BatchSums {
  counts: { messageStatus: PrintStatus; count: number }[];
  schools: number;
  sheets: number;
  wasteSheets: number;
  /** Null where a task has no price. */
  costLi: number | null;
  wantedAt: Date | null;
  /** Over which edges its sheets are turned. */
  doublePrintTypes: (0 | 1)[];
}

const within = ({ organisationId, shopId }: BatchSight) =>
  and(eq(printBatch.organisationId, organisationId), shopId === undefined ? undefined : eq(printBatch.shopId, shopId));

/** Answers the number that the batch was given. */
export async function insertBatch(db: Db, batch: NewBatch): Promise<number> {
  const numbered = { ...batch, number: sql`nextval('print_batch_number')` };
  const [row] = await db.insert(printBatch).values(numbered).returning({ number: printBatch.number });
  return found(row).number;
}

export async function findBatch(db: Db, sight: BatchSight, id: string): Promise<BatchRow | undefined> {
  const [row] = await db
    .select()
    .from(printBatch)
    .where(and(within(sight), eq(printBatch.id, id)));
  return row;
}

/** Batches of an organisation, by id: for whoever may see an order of each. */
export async function batchesByIds(
  db: Db,
  organisationId: string,
  ids: readonly string[],
): Promise<Map<string, BatchRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(printBatch)
    .where(and(within({ organisationId }), inArray(printBatch.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function batchByNumber(db: Db, sight: BatchSight, number: number): Promise<BatchRow | undefined> {
  const [row] = await db
    .select()
    .from(printBatch)
    .where(and(within(sight), eq(printBatch.number, number)));
  return row;
}

const { pendingPrint, printing, pendingShipment, pendingReceipt, completed } = printStatuses;
const underWay = [pendingPrint, printing, pendingShipment, pendingReceipt];

/**
 * Those of which a task is still to be printed, sent or received: what is due first stands first. They are found by such tasks, which are few,
 * however many batches are done.
 */
export async function openBatches(
  db: Db,
  sight: BatchSight,
  { after, limit }: { after: AfterDue | undefined; limit: number },
): Promise<{ row: BatchRow; dueAt: Date }[]> {
  const { shopId } = sight;
  const due = sql<string>`(select min(o.wanted_at) from print_order o where o.batch_id = ${named(printBatch.id)})`;
  const own = shopId === undefined ? sql`` : sql`and o.shop_id = ${shopId}`;
  const open = sql`${printBatch.id} in (select o.batch_id from print_order o where o.status in ${underWay} and o.batch_id is not null ${own})`;
  const beyond = after && sql`(${due}, ${printBatch.id}) > (${after[0]}::timestamptz, ${after[1]}::uuid)`;
  const rows = await db
    .select({ row: printBatch, dueMs: sql<number>`(extract(epoch from ${due}) * 1000)::float8` })
    .from(printBatch)
    .where(and(within(sight), open, beyond))
    .orderBy(due, asc(printBatch.id))
    .limit(limit);
  return rows.map(({ row, dueMs }) => ({ row, dueAt: new Date(dueMs) }));
}

/** Those of which every task is received, newest first. */
export async function doneBatches(
  db: Db,
  sight: BatchSight,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<BatchRow[]> {
  const open = sql`exists (select 1 from print_order o where o.batch_id = ${printBatch.id} and o.status <> ${completed})`;
  return db
    .select()
    .from(printBatch)
    .where(and(within(sight), sql`not ${open}`, after === undefined ? undefined : lt(printBatch.id, after)))
    .orderBy(desc(printBatch.id))
    .limit(limit);
}

export async function updateShipment(
  db: Db,
  { organisationId, id }: Pick<BatchRow, 'organisationId' | 'id'>,
  shipment: { carrier: string; shipmentNo: string },
): Promise<void> {
  await db
    .update(printBatch)
    .set(shipment)
    .where(and(eq(printBatch.organisationId, organisationId), eq(printBatch.id, id)));
}

/** The tasks of a batch, what is wanted earliest first. */
export async function ordersOfBatch(db: Db, batchId: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(printOrder)
    .where(eq(printOrder.batchId, batchId))
    .orderBy(asc(printOrder.wantedAt), asc(printOrder.id));
}

/** The same, held until the transaction ends, in one order for everybody. */
export async function lockOrders(
  db: Db,
  wanted: { batchId: string } | { ids: readonly string[] },
): Promise<OrderRow[]> {
  const which = 'batchId' in wanted ? eq(printOrder.batchId, wanted.batchId) : inArray(printOrder.id, [...wanted.ids]);
  return db.select().from(printOrder).where(which).orderBy(asc(printOrder.id)).for('update');
}

export async function ordersByIds(db: Db, ids: readonly string[]): Promise<OrderRow[]> {
  return db
    .select()
    .from(printOrder)
    .where(inArray(printOrder.id, [...ids]))
    .orderBy(asc(printOrder.wantedAt), asc(printOrder.id));
}

const none: BatchSums = {
  counts: [],
  schools: 0,
  sheets: 0,
  wasteSheets: 0,
  costLi: null,
  wantedAt: null,
  doublePrintTypes: [],
};

/** What each of these batches comes to, in one question. */
export async function sumsOf(db: Db, batchIds: readonly string[]): Promise<(batchId: string) => BatchSums> {
  if (batchIds.length === 0) return () => none;
  const rows = await db.execute<{
    id: string;
    status: PrintStatus;
    tasks: number;
    sheets: number;
    waste: number;
    cost: number | null;
    wanted: string;
    schools: string[];
    edges: (0 | 1)[];
  }>(sql`
    select o.batch_id as id, o.status, count(*)::int as tasks, sum(${sheetsSql})::int as sheets, sum(o.waste_sheets)::int as waste,
      case when bool_and(o.price is not null or o.parent_id is not null) then coalesce(sum(${costLiSql}), 0)::float8 end as cost,
      to_char(min(o.wanted_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as wanted,
      array_agg(distinct o.school_id::text) as schools,
      array_agg(distinct (o.options ->> 'doublePrintType')::int) as edges
    from print_order o where o.batch_id = any (${list(batchIds)}::uuid[]) group by 1, 2`);
  const byId = grouped([...rows], ({ id }) => id);
  return (batchId) => {
    const own = byId.get(batchId);
    if (own === undefined) return none;
    const sum = (pick: (row: NonNullable<typeof own>[number]) => number) =>
      own.reduce((all, row) => all + pick(row), 0);
    return {
      counts: own.map(({ status, tasks }) => ({ messageStatus: status, count: tasks })),
      schools: new Set(own.flatMap(({ schools }) => schools)).size,
      sheets: sum(({ sheets }) => sheets),
      wasteSheets: sum(({ waste }) => waste),
      costLi: own.some(({ cost }) => cost === null) ? null : sum(({ cost }) => cost ?? 0),
      doublePrintTypes: [...new Set(own.flatMap(({ edges }) => edges))].sort(),
      wantedAt: new Date(Math.min(...own.map(({ wanted }) => Date.parse(wanted)))),
    };
  };
}

import { printStatuses } from '@zhibi/contract/printing';
import { and, asc, desc, eq, isNull, lt, max, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/db.js';
import { refuseDuplicates } from '../platform/refuse-duplicates.js';
import { inArray } from '../platform/sql-lists.js';
import { printOrder, printOrderStep } from './tables.js';

export type OrderRow = typeof printOrder.$inferSelect;
export type NewOrder = Omit<typeof printOrder.$inferInsert, 'number' | 'revision'>;

const only = (schoolId: string, id: string) => and(eq(printOrder.schoolId, schoolId), eq(printOrder.id, id));

/** Copies are ordered once: another order of a print run is refused in words. */
const ONCE = { print_order_of_run: 'already-ordered' };

/** Keeps a new order under the next number, which it answers. */
export async function insertOrder(db: Db, order: NewOrder): Promise<number> {
  const values = { ...order, number: sql`nextval('print_order_number')` };
  const [row] = await refuseDuplicates(ONCE, async () =>
    db.insert(printOrder).values(values).returning({ number: printOrder.number }),
  );
  return row?.number ?? 0;
}

/** An order of one of these schools: who works for several does not say of which it is. */
export async function findOrder(db: Db, schoolIds: readonly string[], id: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(printOrder)
    .where(and(inArray(printOrder.schoolId, [...schoolIds]), eq(printOrder.id, id)));
  return row;
}

/** The same, held until the transaction ends: of two who move it one comes second and sees what the first has done. */
export async function lockOrder(db: Db, schoolIds: readonly string[], id: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(printOrder)
    .where(and(inArray(printOrder.schoolId, [...schoolIds]), eq(printOrder.id, id)))
    .for('update');
  return row;
}

/** By what people call it. */
export async function orderByNumber(
  db: Db,
  schoolIds: readonly string[],
  number: number,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(printOrder)
    .where(and(inArray(printOrder.schoolId, [...schoolIds]), eq(printOrder.number, number)));
  return row;
}

export async function updateOrder(
  db: Db,
  order: Pick<OrderRow, 'schoolId' | 'id'>,
  change: Partial<NewOrder>,
): Promise<number> {
  const [revision = 0] = await updateOrders(db, [order], change);
  return revision;
}

/** The same change of many orders, in one statement; answers their revisions, in no order. */
export async function updateOrders(
  db: Db,
  orders: readonly Pick<OrderRow, 'schoolId' | 'id'>[],
  change: Partial<NewOrder>,
): Promise<number[]> {
  const schoolIds = [...new Set(orders.map(({ schoolId }) => schoolId))];
  const ids = orders.map(({ id }) => id);
  const rows = await refuseDuplicates(ONCE, async () =>
    db
      .update(printOrder)
      .set({ ...change, revision: sql`${printOrder.revision} + 1` })
      .where(and(inArray(printOrder.schoolId, schoolIds), inArray(printOrder.id, ids)))
      .returning({ revision: printOrder.revision }),
  );
  if (rows.length !== orders.length) throw new Error(`of ${orders.length} print orders ${rows.length} are there`);
  return rows.map(({ revision }) => revision);
}

/** The orders that print damaged sheets of this one again. */
export async function childrenOf(db: Db, schoolId: string, orderId: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(printOrder)
    .where(and(eq(printOrder.schoolId, schoolId), eq(printOrder.parentId, orderId)))
    .orderBy(asc(printOrder.id));
}

/** The orders of a print run, newest first, and none of its damaged sheets: all but one were given up. */
export async function ordersOfRun(
  db: Db,
  schoolId: string,
  printRunId: string,
): Promise<Pick<OrderRow, 'id' | 'number' | 'withdrawnAt'>[]> {
  const { id, number, withdrawnAt } = printOrder;
  return db
    .select({ id, number, withdrawnAt })
    .from(printOrder)
    .where(
      and(
        eq(printOrder.schoolId, schoolId),
        eq(printOrder.printRunId, printRunId),
        sql`${printOrder.parentId} is null`,
      ),
    )
    .orderBy(desc(id));
}

/** The orders of print runs and when they were pushed last, without those of damaged sheets. */
export async function ordersOfRuns(
  db: Db,
  schoolId: string,
  printRunIds: readonly string[],
): Promise<(Pick<OrderRow, 'printRunId' | 'status' | 'wantedAt' | 'withdrawnAt'> & { pushedAt: Date | null })[]> {
  if (printRunIds.length === 0) return [];
  const { printRunId, status, wantedAt, withdrawnAt } = printOrder;
  return db
    .select({ printRunId, status, wantedAt, withdrawnAt, pushedAt: max(printOrderStep.at) })
    .from(printOrder)
    .leftJoin(
      printOrderStep,
      and(
        eq(printOrderStep.schoolId, printOrder.schoolId),
        eq(printOrderStep.orderId, printOrder.id),
        eq(printOrderStep.move, 'push'),
      ),
    )
    .where(
      and(
        eq(printOrder.schoolId, schoolId),
        inArray(printRunId, [...printRunIds]),
        sql`${printOrder.parentId} is null`,
      ),
    )
    .groupBy(printOrder.id, printRunId, status, wantedAt, withdrawnAt)
    .orderBy(asc(printOrder.id));
}

const child = alias(printOrder, 'child');

/** Orders that were shipped before this moment, are not received, and of which no sheets are printed again. Of every school. */
export async function longShipped(db: Db, before: Date, limit: number): Promise<{ schoolId: string; id: string }[]> {
  const open = db
    .select({ id: child.id })
    .from(child)
    .where(
      and(
        eq(child.schoolId, printOrder.schoolId),
        eq(child.parentId, printOrder.id),
        ne(child.status, printStatuses.completed),
      ),
    );
  return db
    .select({ schoolId: printOrder.schoolId, id: printOrder.id })
    .from(printOrder)
    .where(and(eq(printOrder.status, printStatuses.pendingReceipt), lt(printOrder.shippedAt, before), notExists(open)))
    .limit(limit);
}

/** Notes that everybody was told of a late order; nothing where it was noted already. Whoever looks at the order is not disturbed: its revision stays. */
export async function updateWarned(
  db: Db,
  { schoolId, id, now }: { schoolId: string; id: string; now: Date },
): Promise<OrderRow | undefined> {
  const [row] = await db
    .update(printOrder)
    .set({ warnedAt: now })
    .where(and(only(schoolId, id), isNull(printOrder.warnedAt)))
    .returning();
  return row;
}

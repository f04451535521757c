import { and, isNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { inArray } from '../platform/sql-lists.js';
import type { OrderRow } from './store.js';
import { printOrder } from './tables.js';

/** The orders that stand for the copies of these, by print run; reprints are orders of damaged sheets and stand for nothing. */
export async function standingOrders(
  db: Db,
  schoolIds: readonly string[],
  printRunIds: readonly string[],
): Promise<Map<string, Pick<OrderRow, 'id' | 'number' | 'revision' | 'status'>>> {
  if (printRunIds.length === 0) return new Map();
  const { id, number, revision, status, printRunId } = printOrder;
  const rows = await db
    .select({ id, number, revision, status, printRunId })
    .from(printOrder)
    .where(
      and(
        inArray(printOrder.schoolId, [...schoolIds]),
        inArray(printRunId, [...printRunIds]),
        sql`${printOrder.parentId} is null`,
        isNull(printOrder.withdrawnAt),
      ),
    );
  return new Map(rows.map((row) => [row.printRunId, row]));
}

/** Keeps others who order the same copies waiting until the transaction ends: a number is taken by an order that stands. */
export async function lockCopies(db: Db, printRunId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`print order ${printRunId}`}, 0))`);
}

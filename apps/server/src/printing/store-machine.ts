import { and, eq } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import type { OrderRow } from './store.js';
import { printOrder } from './tables.js';

/** A printer got the file of an order that is being printed already. Whoever looks at the order is not disturbed: its revision stays. */
export async function updateMachine(
  db: Db,
  { schoolId, id }: Pick<OrderRow, 'schoolId' | 'id'>,
  machineName: string,
): Promise<void> {
  const only = and(eq(printOrder.schoolId, schoolId), eq(printOrder.id, id));
  await db.update(printOrder).set({ machineName }).where(only);
}

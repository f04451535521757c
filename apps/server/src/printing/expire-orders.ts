import { printStatuses, RECEIPT_DAYS, statusAfter } from '@zhibi/contract/printing';
import type { Services } from '../platform/services.js';
import { recordMove } from './record-move.js';
import { lockOrder, longShipped, updateOrder } from './store.js';

const DAY_MS = 24 * 3_600_000;
const AT_ONCE = 100;

/** What was shipped a week ago, and of which nobody has claimed anything that is still printed again, counts as received. */
export async function expireOrders({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  const due = await database.asSystem((db) =>
    longShipped(db, new Date(now.getTime() - RECEIPT_DAYS * DAY_MS), AT_ONCE),
  );
  for (const { schoolId, id } of due)
    await database.asActor({ schoolIds: [schoolId] }, async (db) => {
      const order = await lockOrder(db, [schoolId], id);
      // Somebody may have received it, or claimed a sheet, since it was looked for: the next minute looks again.
      if (order?.status !== printStatuses.pendingReceipt) return;
      const status = statusAfter('expire', order.status);
      await updateOrder(db, order, { status });
      const by = { accountId: null, name: '' };
      await recordMove(db, { ...order, status }, { move: 'expire', from: order.status, note: '', by, now });
    });
}

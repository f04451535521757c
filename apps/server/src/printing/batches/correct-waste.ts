import { type printBatchesApi, shareOut } from '@zhibi/contract/printing/batches';
import { mostWaste } from '@zhibi/contract/printing/counting';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { countsOfOrder } from '../counts-of-order.js';
import { isPrinted } from '../policy.js';
import { recordMove } from '../record-move.js';
import type { Here } from '../settings/read-settings.js';
import { updateOrder } from '../store.js';
import { batchSightOf } from './policy.js';
import { batchNumber } from './show-batch.js';
import { findBatch, lockOrders } from './store.js';

type Input = z.output<typeof printBatchesApi.correctWaste.input>;

/** Mends what was said to be spoiled: shared out anew to what is printed, with its reason in the history of each task. */
export async function correctWaste(
  db: Db,
  actor: Actor,
  { batchId, was, wasteSheets, note }: Input,
  { now }: Here,
): Promise<Record<string, never>> {
  const batch = found(await findBatch(db, batchSightOf(actor), batchId));
  const orders = (await lockOrders(db, { batchId: batch.id })).filter(isPrinted);
  ensure(orders.length > 0, 'conflict', 'wrong-status');
  const sheets = orders.map((order) => countsOfOrder(order).totalPieceCount);
  ensure(wasteSheets <= mostWaste(sheets.reduce((sum, one) => sum + one, 0)), 'conflict', 'waste-implausible');
  const kept = orders.reduce((sum, order) => sum + order.wasteSheets, 0);
  if (kept === wasteSheets) return {};
  ensure(kept === was, 'conflict', 'waste-changed');
  const shares = shareOut(wasteSheets, sheets);
  for (const [at, order] of orders.entries()) {
    const share = shares[at] ?? 0;
    if (share === order.wasteSheets) continue;
    await updateOrder(db, order, { wasteSheets: share });
    await recordMove(db, order, {
      move: 'correctWaste',
      from: order.status,
      note: `${order.wasteSheets} → ${share} · ${note}`,
      by: { accountId: actor.accountId, name: actor.name },
      now,
    });
  }
  const { accountId } = actor;
  const detail = { number: batchNumber(batch.number), batchId, before: { wasteSheets: was }, wasteSheets };
  await recordAct(db, { accountId, schoolId: null, what: 'print-waste-corrected', detail });
  return {};
}

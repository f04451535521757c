import type { printBatchesApi } from '@zhibi/contract/printing/batches';
import { mostWaste } from '@zhibi/contract/printing/counting';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { recordAct } from '../platform/audit.js';
import type { Db } from '../platform/db.js';
import { ensure } from '../platform/problem.js';
import { countsOfOrder } from './counts-of-order.js';
import type { Here } from './create-order.js';
import { seen } from './order-to-move.js';
import { mayCorrectWaste } from './policy.js';
import { recordMove } from './record-move.js';
import { numberText } from './rules.js';
import { lockOrder, updateOrder } from './store.js';

/** Mends what was said to be spoiled with a task that is in no batch, with its reason in the history. */
export async function correctOrderWaste(
  db: Db,
  actor: Actor,
  { orderId, was, wasteSheets, note }: z.output<typeof printBatchesApi.correctOrderWaste.input>,
  { now }: Here,
): Promise<Record<string, never>> {
  const order = seen(actor, await lockOrder(db, actor.schoolIds, orderId));
  ensure(order.batchId === null, 'conflict', 'in-batch');
  ensure(mayCorrectWaste(actor, order), 'conflict', 'wrong-status');
  ensure(wasteSheets <= mostWaste(countsOfOrder(order).totalPieceCount), 'conflict', 'waste-implausible');
  if (order.wasteSheets === wasteSheets) return {};
  ensure(order.wasteSheets === was, 'conflict', 'waste-changed');
  await updateOrder(db, order, { wasteSheets });
  const { accountId, name } = actor;
  await recordMove(db, order, {
    move: 'correctWaste',
    from: order.status,
    note: `${was} → ${wasteSheets} · ${note}`,
    by: { accountId, name },
    now,
  });
  const detail = { number: numberText(order.number), orderId, before: { wasteSheets: was }, wasteSheets };
  await recordAct(db, { accountId, schoolId: order.schoolId, what: 'print-waste-corrected', detail });
  return {};
}

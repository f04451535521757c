import { printingApi } from '@zhibi/contract/printing';
import { printBatchesApi } from '@zhibi/contract/printing/batches';
import { bringTo, move, newOrder, type PrintWorld } from './print-order.js';
import type { TestWorld } from './school.js';

/** A batch of one new order, at the shop. */
export async function newBatch(world: TestWorld, of: PrintWorld): Promise<string> {
  const orderId = await newOrder(world, of);
  await bringTo(of, orderId, 'pushed');
  await move(of.centre, orderId, { move: 'approve' });
  const { revision } = await of.centre.call(printingApi.detail, { orderId });
  const batch = { shopId: of.shop.ids.accountId, machineId: null, weight: '80', orders: [{ orderId, revision }] };
  const { batchIds } = await of.centre.call(printBatchesApi.create, { batches: [batch] });
  return batchIds[0] ?? '';
}

import { type printBatchesApi, shareOut } from '@zhibi/contract/printing/batches';
import { findEntry } from '@zhibi/contract/printing/settings';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { countsOfOrder } from '../counts-of-order.js';
import { moveOrders, type PlainMove } from '../move-order.js';
import { movesFor } from '../policy.js';
import { dictionaryFor, type Here } from '../settings/read-settings.js';
import type { OrderRow } from '../store.js';
import { batchMovesFor, batchSightOf } from './policy.js';
import { type BatchRow, findBatch, lockOrders, updateShipment } from './store.js';

type Input = z.output<typeof printBatchesApi.move.input>;

/** Moves every task of a batch that can make the move, by the one table; who comes second finds none and is told. */
export async function moveBatch(db: Db, actor: Actor, input: Input, here: Here): Promise<{ moved: number }> {
  const batch = found(await findBatch(db, batchSightOf(actor), input.batchId));
  ensure(batchMovesFor(actor, everyStatus).includes(input.move));
  const orders = (await lockOrders(db, { batchId: batch.id })).filter((order) =>
    movesFor(actor, order).includes(input.move),
  );
  ensure(orders.length > 0, 'conflict', 'wrong-status');
  if (input.move === 'ship') {
    const carrier = findEntry(await dictionaryFor(db, actor), 'carrier', input.carrier);
    ensure(carrier?.enabled === true, 'conflict', 'option-retired');
    await updateShipment(db, batch, { carrier: input.carrier, shipmentNo: input.shipmentNo });
  }
  const waste = input.move === 'finish' ? shareOut(input.wasteSheets, orders.map(sheetsOf)) : [];
  const held = orders.map((order, at) => ({ order, input: moveOf(input, order, { batch, waste: waste[at] ?? 0 }) }));
  await moveOrders(db, actor, held, here);
  return { moved: orders.length };
}

const everyStatus = ([7, 1, 2] as const).map((messageStatus) => ({ messageStatus }));
const sheetsOf = (order: OrderRow): number => countsOfOrder(order).totalPieceCount;

function moveOf(
  input: Input,
  { id: orderId, revision }: OrderRow,
  { batch, waste: wasteSheets }: { batch: BatchRow; waste: number },
): PlainMove {
  const seen = { orderId, revision };
  // Of a batch that was made for no machine each start says it.
  const named = batch.machineName === '' ? {} : { machineName: batch.machineName };
  switch (input.move) {
    case 'takeBack':
    case 'fail':
      return { ...seen, move: input.move, note: input.note };
    case 'start':
      return { ...seen, move: 'start', ...named, ...(input.machineId && { machineId: input.machineId }) };
    case 'finish':
      return { ...seen, move: 'finish', wasteSheets, ...named };
    case 'ship':
      return { ...seen, move: 'ship', shipmentNo: input.shipmentNo };
  }
}

import type { printBatchesApi } from '@zhibi/contract/printing/batches';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure } from '../../platform/problem.js';
import { ensureOnce } from '../../platform/wrong-field.js';
import { moveOrders } from '../move-order.js';
import { type Here, shopsOf } from '../settings/read-settings.js';
import type { OrderRow } from '../store.js';
import { canPrint, isSamePaper, paperOf } from './rules.js';
import { batchNumber } from './show-batch.js';
import { insertBatch, lockOrders } from './store.js';

type Input = z.output<typeof printBatchesApi.create.input>;

/** Makes batches, proposed or put together by hand, and assigns their tasks: every one of them, or nothing. */
export async function createBatches(
  db: Db,
  actor: Actor,
  { batches }: Input,
  here: Here,
): Promise<{ batchIds: string[] }> {
  const named = batches.flatMap(({ orders }, nth) =>
    orders.map(({ orderId }, at) => ({ id: orderId, path: `batches.${nth}.orders.${at}.orderId` })),
  );
  ensureOnce(named);
  const ids = named.map(({ id }) => id);
  const rows = new Map((await lockOrders(db, { ids })).map((order) => [order.id, order]));
  ensure(rows.size === ids.length, 'not-found');
  const batchIds: string[] = [];
  for (const batch of batches) batchIds.push(await createBatch(db, actor, { batch, rows }, here));
  return { batchIds };
}

async function createBatch(
  db: Db,
  actor: Actor,
  { batch, rows }: { batch: Input['batches'][number]; rows: ReadonlyMap<string, OrderRow> },
  here: Here,
): Promise<string> {
  const { shopId, weight, note } = batch;
  const orders = batch.orders.flatMap(({ orderId }) => rows.get(orderId) ?? []);
  const [first] = orders;
  ensure(first !== undefined, 'not-found');
  const paper = paperOf(first);
  const isOne = orders.every((order) => isSamePaper(paper, paperOf(order)));
  ensure(isOne, 'conflict', 'not-together');
  const shop = (await shopsOf(db, actor)).find((one) => one.shopId === shopId);
  ensure(shop !== undefined, 'conflict', 'no-shop');
  const machine = shop.machines.find(({ machineId }) => machineId === batch.machineId);
  ensure(batch.machineId === null || (machine !== undefined && canPrint(machine, paper)), 'conflict', 'machine-cannot');
  const machineName = machine?.name ?? '';
  const batchId = newId();
  const number = await insertBatch(db, {
    ...paper,
    organisationId: actor.organisationId,
    id: batchId,
    shopId,
    shopName: shop.shopName,
    machineId: batch.machineId,
    machineName,
    weight,
    dueAt: new Date(Math.min(...orders.map(({ wantedAt }) => wantedAt.getTime()))),
    note,
    createdBy: actor.accountId,
    createdByName: actor.name,
    createdAt: here.now,
  });
  const { accountId } = actor;
  const detail = { number: batchNumber(number), batchId, shop: shop.shopName, amount: orders.length };
  await recordAct(db, { accountId, schoolId: null, what: 'print-batch-made', detail });
  const given = { move: 'assign', shopId, weight, batchId, machineName } as const;
  const revisions = new Map(batch.orders.map(({ orderId, revision }) => [orderId, revision]));
  const held = orders.map((order) => ({
    order,
    input: { ...given, orderId: order.id, revision: revisions.get(order.id) ?? 0 },
  }));
  await moveOrders(db, actor, held, here);
  return batchId;
}

import { instantOf } from '@zhibi/contract/kernel';
import { type PrintMoveInput, statusAfter } from '@zhibi/contract/printing';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { findRun } from '../papers/index.js';
import type { Db } from '../platform/db.js';
import { ensure, found } from '../platform/problem.js';
import { printStaffOf } from '../session/index.js';
import type { Here } from './create-order.js';
import { orderToMove } from './order-to-move.js';
import type { Pushed } from './prepare-push.js';
import { recordMove } from './record-move.js';
import { errorsOf } from './rules.js';
import { orderableRun, takenFrom } from './run-facts.js';
import { type NewOrder, type OrderRow, updateOrder } from './store.js';

type Input = z.output<typeof PrintMoveInput>;
/** Every move but those that need work on the file first. */
export type PlainMove = Exclude<Input, { move: 'push' | 'damaged' }>;

interface Change {
  change: Partial<NewOrder>;
  note: string;
}

/** Moves an order on: held, as it was seen, by whom it may be. */
export async function moveOrder(
  db: Db,
  actor: Actor,
  input: PlainMove | { move: 'push'; orderId: string; revision: number; pushed: Pushed },
  here: Here,
): Promise<{ messageStatus: OrderRow['status']; revision: number; childId: null }> {
  const order = await orderToMove(db, actor, input);
  const { change, note } =
    input.move === 'push' ? pushing(input.pushed) : await changeOf(db, actor, order, input, here);
  const status = statusAfter(input.move);
  const revision = await updateOrder(db, order, { ...change, status });
  const by = { accountId: actor.accountId, name: actor.name };
  await recordMove(
    db,
    { ...order, ...change, status, number: order.number },
    { move: input.move, from: order.status, note, by, now: here.now, formerShopId: order.shopId },
  );
  return { messageStatus: status, revision, childId: null };
}

const pushing = (pushed: Pushed): Change => ({ change: { ...pushed, rejection: null }, note: '' });

async function changeOf(db: Db, actor: Actor, order: OrderRow, input: PlainMove, here: Here): Promise<Change> {
  switch (input.move) {
    case 'approve':
      ensure(errorsOf(order.findings) === 0, 'conflict', 'errors-stand');
      await ensureUnchanged(db, order);
      return { change: {}, note: input.note };
    case 'reject':
      return { change: { rejection: { reason: input.reason, hint: input.hint } }, note: input.hint };
    case 'mend':
      return mending(db, actor, order, input, here);
    case 'assign': {
      const staff = await printStaffOf(db, order.schoolId);
      const shop = staff.find(({ role, accountId }) => role === 'ZHIBI_PRINT_SHOP' && accountId === input.shopId);
      ensure(shop !== undefined, 'conflict', 'no-shop');
      return { change: { shopId: shop.accountId, shopName: shop.name }, note: shop.name };
    }
    case 'takeBack':
      return { change: { shopId: null, shopName: '' }, note: input.note };
    case 'start':
      await ensureUnchanged(db, order);
      return { change: {}, note: '' };
    case 'ship':
      return { change: { shipmentNo: input.shipmentNo, shippedAt: here.now }, note: input.shipmentNo };
    case 'fail':
      return { change: {}, note: input.note };
    case 'finish':
    case 'receive':
      return { change: {}, note: '' };
  }
}

/** New wishes, and other copies of the same paper where the old ones were to be mended. */
async function mending(
  db: Db,
  actor: Actor,
  order: OrderRow,
  { options, wantedAt, note, printRunId }: Extract<PlainMove, { move: 'mend' }>,
  { now, timeZone }: Here,
): Promise<Change> {
  const wanted = instantOf(wantedAt, timeZone);
  ensure(wanted > now, 'conflict', 'wanted-past');
  const wished = { options, wantedAt: wanted, note };
  if (printRunId === undefined || printRunId === order.printRunId) return { change: wished, note: '' };
  const facts = await orderableRun(db, actor, printRunId);
  ensure(facts.run.paperId === order.paperId, 'conflict', 'other-paper');
  ensure(facts.run.status === 'ready', 'conflict', 'run-not-ready');
  return { change: { ...takenFrom(facts), ...wished, pdfSha256: null, sheetsSha256: null, findings: [] }, note: '' };
}

/** What is printed is what was pushed, checked and looked at. */
async function ensureUnchanged(db: Db, { schoolId, printRunId, pdfSha256 }: OrderRow): Promise<void> {
  const run = found(await findRun(db, schoolId, printRunId));
  ensure(run.pdfSha256 === pdfSha256, 'conflict', 'file-changed');
}

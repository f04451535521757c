import { type PrintStatus, statusAfter } from '@zhibi/contract/printing';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import type { Here } from './create-order.js';
import { type Change, changeOf, type ReadyMove } from './move-change.js';
import { moveFacts } from './move-facts.js';
import { ensureMoves, orderToMove } from './order-to-move.js';
import { recordMoves } from './record-move.js';
import { recordReviews } from './record-review.js';
import { type OrderRow, updateOrders } from './store.js';

export type { PlainMove } from './move-change.js';

interface Held {
  order: OrderRow;
  input: ReadyMove;
}

/** Moves an order on: held, as it was seen, by whom it may be. */
export async function moveOrder(
  db: Db,
  actor: Actor,
  input: ReadyMove,
  here: Here,
): Promise<{ messageStatus: PrintStatus; revision: number; childId: null }> {
  const order = await orderToMove(db, actor, input);
  await moveHeld(db, actor, [{ order, input }], here);
  return { messageStatus: statusAfter(input.move, order.status), revision: order.revision + 1, childId: null };
}

/** The same of many that are held already: all of them, or none. What they ask about is read once, and what has happened is written together. */
export async function moveOrders(db: Db, actor: Actor, held: readonly Held[], here: Here): Promise<void> {
  for (const { order, input } of held) ensureMoves(actor, order, input);
  await moveHeld(db, actor, held, here);
}

async function moveHeld(db: Db, actor: Actor, held: readonly Held[], here: Here): Promise<void> {
  const orders = held.map(({ order }) => order);
  const facts = moveFacts(db, actor, orders);
  const made: (Held & Change & { status: PrintStatus })[] = [];
  for (const { order, input } of held)
    made.push({
      order,
      input,
      ...(await changeOf(db, actor, input, { order, facts, here })),
      status: statusAfter(input.move, order.status),
    });
  for (const [change, alike] of byChange(made)) await updateOrders(db, alike, change);
  const by = { accountId: actor.accountId, name: actor.name };
  await recordMoves(
    db,
    made.map(({ order, input, change, status, note, reason }) => ({
      order: { ...order, ...change, status, number: order.number },
      move: input.move,
      from: order.status,
      note,
      ...(reason && { reason }),
      by,
      now: here.now,
      formerShopId: order.shopId,
    })),
  );
  await recordReviews(
    db,
    actor,
    made.map(({ order, input, reason }) => ({ order, move: input.move, reason })),
  );
}

/** Those that change alike are written in one statement. */
function byChange(made: readonly (Change & { order: OrderRow; status: PrintStatus })[]) {
  const groups = new Map<string, [change: Change['change'], orders: OrderRow[]]>();
  for (const { order, change, status } of made) {
    const whole = { ...change, status };
    const key = JSON.stringify(whole);
    const group = groups.get(key) ?? [whole, []];
    group[1].push(order);
    groups.set(key, group);
  }
  return groups.values();
}

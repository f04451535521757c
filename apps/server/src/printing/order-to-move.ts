import { movesOf, type PrintMove, PrintStatus } from '@zhibi/contract/printing';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { ensure, found } from '../platform/problem.js';
import { maySeeOrder, movesFor, partyOf } from './policy.js';
import { lockOrder, type OrderRow } from './store.js';

/** An order that the actor sees, whatever may be done with it. */
export const seen = (actor: Actor, order: OrderRow | undefined): OrderRow => {
  const row = found(order);
  ensure(maySeeOrder(actor, row), 'not-found');
  return row;
};

/** The order, held, as the actor has seen it, where this move is theirs and open. Who comes second is told that it has changed. */
export async function orderToMove(
  db: Db,
  actor: Actor,
  { orderId, revision, move }: { orderId: string; revision: number; move: PrintMove },
): Promise<OrderRow> {
  const order = seen(actor, await lockOrder(db, actor.schoolIds, orderId));
  ensureMoves(actor, order, { revision, move });
  return order;
}

/** Of an order that is held: it is as the actor has seen it, and this move is theirs and open. */
export function ensureMoves(
  actor: Actor,
  order: OrderRow,
  { revision, move }: { revision: number; move: PrintMove },
): void {
  ensure(maySeeOrder(actor, order), 'not-found');
  const party = partyOf(actor);
  const ever = PrintStatus.options.flatMap(({ value }) =>
    party === undefined ? [] : [...movesOf(value, party), ...movesOf(value, party, true)],
  );
  ensure(ever.includes(move));
  ensure(order.revision === revision, 'conflict', 'changed');
  ensure(movesFor(actor, order).includes(move), 'conflict', 'wrong-status');
}

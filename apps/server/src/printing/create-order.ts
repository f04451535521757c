import { instantOf } from '@zhibi/contract/kernel';
import { type printingApi, printStatuses } from '@zhibi/contract/printing';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../platform/db.js';
import { newId } from '../platform/ids.js';
import { ensure } from '../platform/problem.js';
import { ensureOffered } from './ensure-offered.js';
import { recordMove } from './record-move.js';
import { ensureWanted, orderableRun, takenFrom } from './run-facts.js';
import { insertOrder } from './store.js';
import { lockCopies, standingOrders } from './store-standing.js';

export interface Here {
  now: Date;
  timeZone: string;
}

/** Orders the copies of a print run. The order waits until it is pushed: until then nobody but the school has to do with it. */
export async function createOrder(
  db: Db,
  actor: Actor,
  { printRunId, options, wantedAt, note }: z.output<typeof printingApi.create.input>,
  { now, timeZone }: Here,
): Promise<{ orderId: string; revision: number }> {
  const facts = await orderableRun(db, actor, printRunId);
  ensure(facts.run.status === 'ready', 'conflict', 'run-not-ready');
  const wanted = instantOf(wantedAt, timeZone);
  ensureWanted(facts.run, wanted, now);
  await ensureOffered(db, actor, options);
  const { schoolId, accountId, name } = actor;
  const order = {
    ...(await takenFrom(db, schoolId, facts, options)),
    schoolId,
    id: newId(),
    createdBy: accountId,
    createdByName: name,
    createdAt: now,
    status: printStatuses.pendingPush,
    options,
    wantedAt: wanted,
    note,
    shopId: null,
  };
  // The index decides; asked before, an order that is refused takes no number.
  await lockCopies(db, printRunId);
  ensure((await standingOrders(db, [schoolId], [printRunId])).size === 0, 'conflict', 'already-ordered');
  const number = await insertOrder(db, order);
  await recordMove(db, { ...order, number }, { move: null, from: null, note: '', by: { accountId, name }, now });
  return { orderId: order.id, revision: 1 };
}

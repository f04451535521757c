import { printingEvents } from '@zhibi/contract/events/printing';
import { type PrintStep, printStatuses } from '@zhibi/contract/printing';
import type { Db } from '../platform/db.js';
import { announceAll } from '../platform/events/index.js';
import { newId } from '../platform/ids.js';
import { accountsWithRole, printStaffOf } from '../session/index.js';
import { numberText } from './rules.js';
import type { OrderRow } from './store.js';
import { insertSteps } from './store-steps.js';

/** Who did it; the clock has no account. */
export interface By {
  accountId: string | null;
  name: string;
}

interface Moved {
  /** Null where the order was made. */
  move: PrintStep | null;
  from: OrderRow['status'] | null;
  note: string;
  /** Of a rejection. */
  reason?: string;
  by: By;
  now: Date;
  /** The shop that had it until now, when another has it or none. */
  formerShopId?: string | null;
}

type Order = Pick<OrderRow, 'schoolId' | 'id' | 'number' | 'title' | 'status' | 'createdBy' | 'shopId'>;

/** Writes down what has happened to an order, and tells everybody who has a part in it. */
export const recordMove = (db: Db, order: Order, moved: Moved): Promise<void> => recordMoves(db, [{ order, ...moved }]);

/** The same of many orders at once. */
export async function recordMoves(db: Db, moves: readonly (Moved & { order: Order })[]): Promise<void> {
  await insertSteps(
    db,
    moves.map(({ order, move, from, note, reason, by, now }) => ({
      schoolId: order.schoolId,
      id: newId(),
      orderId: order.id,
      at: now,
      accountId: by.accountId,
      accountName: by.name,
      move,
      fromStatus: from,
      toStatus: order.status,
      note,
      reason: reason ?? null,
    })),
  );
  const hearers = await hearersOf(
    db,
    moves.map(({ order }) => order),
  );
  await announceAll(
    db,
    printingEvents.moved,
    moves.map(({ order, move, formerShopId }) => ({
      schoolId: order.schoolId,
      to: [...hearers(order), ...(formerShopId ? [formerShopId] : [])],
      data: {
        orderId: order.id,
        number: numberText(order.number),
        title: order.title,
        move,
        messageStatus: order.status,
      },
    })),
  );
}

/** Who hears of these orders. What is not pushed yet is the school's own affair. */
async function hearersOf(db: Db, orders: readonly Order[]): Promise<(order: Order) => string[]> {
  const admins = new Map<string, string[]>();
  const staff = new Map<string, Awaited<ReturnType<typeof printStaffOf>>>();
  for (const { schoolId, status } of orders) {
    if (!admins.has(schoolId)) admins.set(schoolId, await accountsWithRole(db, schoolId, ['SCHOOLADMIN']));
    if (status !== printStatuses.pendingPush && !staff.has(schoolId))
      staff.set(schoolId, await printStaffOf(db, schoolId));
  }
  return ({ schoolId, createdBy, status, shopId }) => {
    const school = [createdBy, ...(admins.get(schoolId) ?? [])];
    if (status === printStatuses.pendingPush) return school;
    const printers = (staff.get(schoolId) ?? []).filter(
      ({ role, accountId }) => role === 'ZHIBI_PRINT_CENTER' || accountId === shopId,
    );
    return [...school, ...printers.map(({ accountId }) => accountId)];
  };
}

import { printingEvents } from '@zhibi/contract/events/printing';
import { type PrintStep, printStatuses } from '@zhibi/contract/printing';
import type { Db } from '../platform/db.js';
import { announce } from '../platform/events/index.js';
import { newId } from '../platform/ids.js';
import { accountsWithRole, printStaffOf } from '../session/index.js';
import { numberText } from './rules.js';
import { insertStep, type OrderRow } from './store.js';

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
export async function recordMove(
  db: Db,
  order: Order,
  { move, from, note, reason, by, now, formerShopId }: Moved,
): Promise<void> {
  const { schoolId, id: orderId, number, title, status } = order;
  await insertStep(db, {
    schoolId,
    id: newId(),
    orderId,
    at: now,
    accountId: by.accountId,
    accountName: by.name,
    move,
    fromStatus: from,
    toStatus: status,
    note,
    reason: reason ?? null,
  });
  await announce(db, printingEvents.moved, {
    schoolId,
    to: [...(await hearers(db, order)), ...(formerShopId ? [formerShopId] : [])],
    data: { orderId, number: numberText(number), title, move, messageStatus: status },
  });
}

/** What is not pushed yet is the school's own affair. */
async function hearers(db: Db, { schoolId, createdBy, status, shopId }: Order): Promise<string[]> {
  const school = [createdBy, ...(await accountsWithRole(db, schoolId, ['SCHOOLADMIN']))];
  if (status === printStatuses.pendingPush) return school;
  const staff = await printStaffOf(db, schoolId);
  const centre = staff.filter(({ role, accountId }) => role === 'ZHIBI_PRINT_CENTER' || accountId === shopId);
  return [...school, ...centre.map(({ accountId }) => accountId)];
}

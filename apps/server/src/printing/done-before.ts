import { isDeepStrictEqual } from 'node:util';
import { instantOf } from '@zhibi/contract/kernel';
import type { PrintMoveInput } from '@zhibi/contract/printing';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../platform/db.js';
import { seen } from './order-to-move.js';
import { lockOrder, type OrderRow, stepsOf } from './store.js';

type Input = z.output<typeof PrintMoveInput>;
type Step = Awaited<ReturnType<typeof stepsOf>>[number];

/**
 * The answer to a move that this person has made already, as the order was seen and with the same words, where nobody has moved it since:
 * the second tap, or one that is sent again because its answer was lost. Undefined for everything else.
 */
export async function doneBefore(
  db: Db,
  actor: Actor,
  input: Input,
  timeZone: string,
): Promise<{ messageStatus: OrderRow['status']; revision: number; childId: null } | undefined> {
  const order = seen(actor, await lockOrder(db, actor.schoolIds, input.orderId));
  if (order.revision <= input.revision) return undefined;
  // An order is made at revision 1, and each step makes the next.
  const [step, ...later] = (await stepsOf(db, order.schoolId, order.id)).slice(input.revision);
  const isMine = step?.move === input.move && step.accountId === actor.accountId;
  // What the product did by itself after it, as approving by a rule, nobody else did.
  if (!isMine || later.some(({ accountId }) => accountId !== null)) return undefined;
  if (!isSame(input, { order, step, timeZone })) return undefined;
  return { messageStatus: order.status, revision: order.revision, childId: null };
}

/** Whether the move said then what it says now. */
function isSame(input: Input, { order, step, timeZone }: { order: OrderRow; step: Step; timeZone: string }): boolean {
  switch (input.move) {
    case 'push':
    case 'start':
    case 'receive':
      return true;
    case 'approve':
    case 'takeBack':
    case 'fail':
      return step.note === input.note;
    case 'reject':
      return step.reason === input.reason && step.note === input.hint;
    case 'assign':
      return order.shopId === input.shopId && (input.weight === undefined || order.weight === input.weight);
    case 'ship':
      return order.shipmentNo === input.shipmentNo;
    case 'finish':
      return order.wasteSheets === input.wasteSheets;
    case 'mend':
      return (
        isDeepStrictEqual(order.options, input.options) &&
        order.note === input.note &&
        order.wantedAt.getTime() === instantOf(input.wantedAt, timeZone).getTime() &&
        (input.printRunId === undefined || input.printRunId === order.printRunId)
      );
    case 'adjust':
      return isDeepStrictEqual(order.options, input.options) && step.note === input.note;
    // More damaged sheets of the same kind are another order.
    case 'damaged':
      return false;
  }
}

import { isDeepStrictEqual } from 'node:util';
import { instantOf } from '@zhibi/contract/kernel';
import { type PrintMoveInput, pagesOfSheets } from '@zhibi/contract/printing';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../platform/db.js';
import { seen } from './order-to-move.js';
import { machinesOf } from './settings/store.js';
import type { Damaged } from './sheets-again.js';
import { childrenOf, lockOrder, type OrderRow } from './store.js';
import { type StepRow, stepsOf } from './store-steps.js';

type Input = z.output<typeof PrintMoveInput>;

/**
 * The answer to a move that this person has made already, as the order was seen and with the same words: the second tap, or one that is sent
 * again because its answer was lost, however far others have brought the order since. Undefined for everything else.
 */
export async function doneBefore(
  db: Db,
  actor: Actor,
  input: Input,
  timeZone: string,
): Promise<{ messageStatus: OrderRow['status']; revision: number; childId: string | null } | undefined> {
  const order = seen(actor, await lockOrder(db, actor.schoolIds, input.orderId));
  if (order.revision <= input.revision) return undefined;
  // An order is made at revision 1, and each step makes the next; a price that is set afterwards disturbs nobody.
  const moves = (await stepsOf(db, order.schoolId, order.id)).filter(({ move }) => move !== 'setPrice');
  const step = moves[input.revision];
  const isMine = step?.move === input.move && step.accountId === actor.accountId;
  if (!isMine) return undefined;
  if (input.move === 'damaged') {
    const child = (await childrenOf(db, order.schoolId, order.id)).find((one) =>
      isSameClaim(input, order, { one, step }),
    );
    return child && { messageStatus: order.status, revision: order.revision, childId: child.id };
  }
  const machine = 'machineId' in input ? await machineNamed(db, actor, input.machineId) : undefined;
  if (!isSame(input, { order, step, timeZone, machine })) return undefined;
  return { messageStatus: order.status, revision: order.revision, childId: null };
}

/** Whether the move said then what it says now: by its step in the history, and where that is silent by what the order has since. */
function isSame(
  input: Exclude<Input, Damaged>,
  { order, step, timeZone, machine }: { order: OrderRow; step: StepRow; timeZone: string; machine: string | undefined },
): boolean {
  switch (input.move) {
    case 'push':
    case 'restore':
      return true;
    case 'start':
      return machine === undefined || step.note === machine;
    case 'receive':
      return input.copies === undefined || step.note === '' || step.note.startsWith(`${input.copies}/`);
    case 'approve':
    case 'takeBack':
    case 'withdraw':
    case 'fail':
      return step.note === input.note;
    case 'reject':
      return step.reason === input.reason && step.note === input.hint;
    case 'assign':
      return order.shopId === input.shopId && (input.weight === undefined || order.weight === input.weight);
    case 'ship':
      return step.note === input.shipmentNo;
    case 'finish':
      return order.wasteSheets === input.wasteSheets && (machine === undefined || order.machineName === machine);
    case 'mend':
      return (
        isDeepStrictEqual(order.options, input.options) &&
        order.note === input.note &&
        order.wantedAt.getTime() === instantOf(input.wantedAt, timeZone).getTime() &&
        (input.printRunId === undefined || input.printRunId === order.printRunId)
      );
    case 'adjust':
      return isDeepStrictEqual(order.options, input.options) && step.note === input.note;
  }
}

const machineNamed = async (db: Db, { organisationId }: Actor, id: string | undefined): Promise<string | undefined> =>
  id === undefined ? undefined : (await machinesOf(db, organisationId)).find(({ machineId }) => machineId === id)?.name;

/** Whether this reprint is what the claim asks for, made by that step: more damaged sheets are another one. */
function isSameClaim(input: Damaged, order: OrderRow, { one, step }: { one: OrderRow; step: StepRow }): boolean {
  const pages = one.pages.length === 0 ? [] : pagesOfSheets(input.pages, order.pages, order.options);
  return (
    one.createdAt.getTime() === step.at.getTime() &&
    one.note === input.note &&
    one.newCodes === (input.codes === 'new' && input.studentIds.length > 0 && pages.length > 0) &&
    one.spareCopies === input.spares &&
    isDeepStrictEqual(new Set(one.studentIds), new Set(input.studentIds)) &&
    isDeepStrictEqual(one.pages, pages) &&
    one.options.cover === (input.covers && one.studentIds.length + one.spareCopies > 0) &&
    isDeepStrictEqual(new Set(one.separatorPiles), new Set(input.separators))
  );
}

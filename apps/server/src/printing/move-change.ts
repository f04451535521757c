import { instantOf } from '@zhibi/contract/kernel';
import type { PrintMoveInput } from '@zhibi/contract/printing';
import { mostWaste } from '@zhibi/contract/printing/counting';
import { findEntry, isClosedOn, priceOn } from '@zhibi/contract/printing/settings';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../platform/db.js';
import { ensure, found } from '../platform/problem.js';
import { countsOfOrder } from './counts-of-order.js';
import type { Here } from './create-order.js';
import { ensureOffered } from './ensure-offered.js';
import { machineThatPrints } from './machine-that-prints.js';
import type { MoveFacts } from './move-facts.js';
import type { Pushed } from './prepare-push.js';
import { errorsOf } from './rules.js';
import { claimedOf } from './rules-claimed.js';
import { amountsOf } from './rules-piles.js';
import { ensureSheets, ensureWanted, factsOfRun, orderableRun, pilesNow, sheetSizeOf, takenFrom } from './run-facts.js';
import { today, usualWeight } from './settings/read-settings.js';
import { childrenOf, type NewOrder, type OrderRow } from './store.js';

type Input = z.output<typeof PrintMoveInput>;
/** Every move but those that need work on the file first. */
export type PlainMove =
  | Exclude<Input, { move: 'push' | 'adjust' | 'damaged' | 'assign' | 'start' | 'finish' }>
  // What a shop without a network wrote down of it; '' where that says no machine.
  | (Extract<Input, { move: 'start' | 'finish' }> & { note?: string; machineName?: string })
  // Of which batch, and on which machine that is to be printed, is not for a caller to say: batches are made whole.
  | (Extract<Input, { move: 'assign' }> & { batchId?: string; machineName?: string });

/** A move as it is made: of a push the file is ready. */
export type ReadyMove = PlainMove | (Extract<Input, { move: 'push' | 'adjust' }> & { pushed: Pushed });

/** What a move changes of its order, and what the history says of it. */
export interface Change {
  change: Partial<NewOrder>;
  note: string;
  reason?: string;
}

const pushing = ({ pushed, ...input }: Extract<Input, { move: 'push' | 'adjust' }> & { pushed: Pushed }): Change => ({
  change: { ...pushed, rejection: null },
  note: input.move === 'adjust' ? input.note : '',
});

interface Asked {
  order: OrderRow;
  facts: MoveFacts;
  here: Here;
}

/** What this move comes to for an order that can make it; a refusal where something else stands in its way. */
export async function changeOf(db: Db, actor: Actor, input: ReadyMove, asked: Asked): Promise<Change> {
  if ('pushed' in input) return pushing(input);
  const { order, facts, here } = asked;
  switch (input.move) {
    case 'approve':
      ensure(errorsOf(order.findings) === 0, 'conflict', 'errors-stand');
      await ensureUnchanged(order, facts);
      return { change: {}, note: input.note };
    case 'reject':
      await ensureReason(facts, input.reason);
      return {
        change: { rejection: { reason: input.reason, hint: input.hint } },
        note: input.hint,
        reason: input.reason,
      };
    case 'mend':
      return mending(db, actor, order, input, here);
    case 'assign':
      return assigning(input, asked);
    case 'takeBack':
      return {
        change: { shopId: null, shopName: '', weight: '', price: null, batchId: null, machineName: '' },
        note: input.note,
      };
    case 'start': {
      await ensureUnchanged(order, facts);
      const machineName = input.machineName ?? (await machineThatPrints(order, input.machineId, facts));
      return { change: { machineName }, note: input.note ?? machineName };
    }
    case 'ship':
      return { change: { shipmentNo: input.shipmentNo, shippedAt: here.now }, note: input.shipmentNo };
    case 'fail':
      return { change: {}, note: input.note };
    case 'finish': {
      ensure(input.wasteSheets <= mostWaste(countsOfOrder(order).totalPieceCount), 'conflict', 'waste-implausible');
      const isSaid = order.machineName !== '' && input.machineId === undefined;
      const machineName = isSaid
        ? order.machineName
        : (input.machineName ?? (await machineThatPrints(order, input.machineId, facts)));
      return { change: { wasteSheets: input.wasteSheets, machineName }, note: input.note ?? '' };
    }
    case 'withdraw':
      return { change: { withdrawnAt: here.now }, note: input.note };
    case 'restore':
      return { change: { withdrawnAt: null }, note: '' };
    case 'receive':
      return receiving(order, await childrenOf(db, order.schoolId, order.id), input);
  }
}

/** To a shop that works, at the price of today. */
async function assigning(
  { shopId, weight: wanted, batchId, machineName = '' }: Extract<PlainMove, { move: 'assign' }>,
  { order, facts, here }: Asked,
): Promise<Change> {
  const shop = (await facts.shops()).find((one) => one.shopId === shopId);
  ensure(shop !== undefined, 'conflict', 'no-shop');
  ensure(!isClosedOn(shop, today(here)), 'conflict', 'shop-closed');
  const dictionary = await facts.dictionary();
  const weight = wanted ?? usualWeight(dictionary);
  ensure(findEntry(dictionary, 'weight', weight)?.enabled === true, 'conflict', 'option-retired');
  const { pageSize: paperSize, options } = order;
  const { colorPrint, doubleSidedPrint } = options;
  const kind = { shopId, paperSize, weight, colorPrint, doubleSidedPrint };
  const price = priceOn(await facts.prices(), kind, today(here));
  const change = { shopId, shopName: shop.shopName, weight, price, batchId: batchId ?? null, machineName };
  return { change, note: shop.shopName };
}

/** Whoever counts the copies says how many there are: more than were sent is a mistake, fewer only where the others are printed again. */
function receiving(
  order: OrderRow,
  children: readonly OrderRow[],
  { copies }: Extract<PlainMove, { move: 'receive' }>,
): Change {
  const sent = order.studentIds.length;
  if (copies === undefined || copies === sent) return { change: {}, note: '' };
  ensure(copies < sent, 'conflict', 'more-than-sent');
  ensure(copies + claimedOf(order, children).length >= sent, 'conflict', 'fewer-than-sent');
  return { change: {}, note: `${copies}/${sent}` };
}

async function ensureReason(facts: MoveFacts, reason: string): Promise<void> {
  const entry = findEntry(await facts.dictionary(), 'rejectReason', reason);
  ensure(entry?.enabled === true, 'conflict', 'option-retired');
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
  await ensureOffered(db, actor, options);
  // What was found stands on the faces of a file that is made anew.
  const wished = { options, wantedAt: wanted, note, sheetsSha256: null, findings: [] };
  if (printRunId === undefined || printRunId === order.printRunId) {
    const facts = await factsOfRun(db, order.schoolId, order.printRunId);
    ensureWanted(facts.run, wanted, now);
    const copies = facts.copies.filter(({ studentId }) => order.studentIds.includes(studentId));
    ensureSheets(copies, facts.pageCount);
    const piles = await pilesNow(db, order.schoolId, copies, options);
    const amounts = amountsOf(piles, options, facts.classNameById);
    return { change: { ...wished, ...amounts, pageSize: sheetSizeOf(facts, options) }, note: '' };
  }
  const facts = await orderableRun(db, actor, printRunId);
  ensureWanted(facts.run, wanted, now);
  ensure(facts.run.paperId === order.paperId, 'conflict', 'other-paper');
  ensure(facts.run.status === 'ready', 'conflict', 'run-not-ready');
  const taken = await takenFrom(db, order.schoolId, facts, options);
  return { change: { ...taken, ...wished, pdfSha256: null }, note: '' };
}

/** What is printed is what was pushed, checked and looked at. */
async function ensureUnchanged({ printRunId, pdfSha256 }: OrderRow, facts: MoveFacts): Promise<void> {
  const run = found((await facts.runs()).get(printRunId));
  ensure(run.pdfSha256 === pdfSha256, 'conflict', 'file-changed');
}

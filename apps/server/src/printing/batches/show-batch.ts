import { toStamp } from '@zhibi/contract/kernel';
import { printStatuses } from '@zhibi/contract/printing';
import { isTicketOf, type PrintBatch, readTicket, ticketCode } from '@zhibi/contract/printing/batches';
import type { Actor } from '@zhibi/contract/session';
import { schoolNamesOf } from '../../people/index.js';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { cursorAfterDue, dueOfCursor } from '../due-cursor.js';
import { orderView, sourcesOf } from '../order-view.js';
import { isPrinted, maySeeOrder, partyOf, sightOf } from '../policy.js';
import { progressOf } from '../progress-of.js';
import type { Here } from '../settings/read-settings.js';
import { orderByNumber } from '../store.js';
import { tasksAlone } from '../store-lists.js';
import { batchMovesFor, batchSightOf } from './policy.js';
import {
  type BatchRow,
  type BatchSums,
  batchByNumber,
  doneBatches,
  findBatch,
  openBatches,
  ordersOfBatch,
  sumsOf,
} from './store.js';

const PAGE = 30;

export const batchNumber = (number: number): string => `B${String(number).padStart(6, '0')}`;

function batchView(actor: Actor, row: BatchRow, sums: BatchSums, { now, timeZone }: Here): PrintBatch {
  const dueAt = sums.wantedAt ?? row.dueAt;
  const isUnderWay = sums.counts.some(({ messageStatus }) => messageStatus !== printStatuses.completed);
  const { paperSize, colorPrint, doubleSidedPrint, weight, shopId, shopName, machineName } = row;
  const { note, carrier, shipmentNo } = row;
  const { counts, schools, sheets, wasteSheets, costLi, doublePrintTypes } = sums;
  return {
    batchId: row.id,
    number: batchNumber(row.number),
    code: ticketCode('batch', row.number, row.id),
    ...{ paperSize, colorPrint, doubleSidedPrint, weight, shopId, shopName, machineName, note, carrier, shipmentNo },
    ...{ counts, schools, sheets, wasteSheets, costLi, doublePrintTypes },
    dueAt: toStamp(dueAt, timeZone),
    createdAt: toStamp(row.createdAt, timeZone),
    by: row.createdByName,
    tasks: counts.reduce((sum, { count }) => sum + count, 0),
    isLate: isUnderWay && dueAt < now,
    can: batchMovesFor(actor, counts),
    canCorrectWaste: counts.some(({ messageStatus }) => isPrinted({ status: messageStatus })),
  };
}

export async function listBatches(
  db: Db,
  actor: Actor,
  { isOpen, cursor }: { isOpen: boolean; cursor?: string | undefined },
  here: Here,
) {
  const { items, next } = isOpen ? await openPage(db, actor, cursor) : await donePage(db, actor, cursor);
  const sums = await sumsOf(
    db,
    items.map(({ id }) => id),
  );
  const alone = await tasksAlone(db, sightOf(actor));
  return { items: items.map((row) => batchView(actor, row, sums(row.id), here)), next, alone };
}

async function openPage(db: Db, actor: Actor, cursor: string | undefined) {
  const rows = await openBatches(db, batchSightOf(actor), { after: dueOfCursor(cursor), limit: PAGE + 1 });
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  return { items: shown.map(({ row }) => row), next: last ? cursorAfterDue(last.dueAt, last.row.id) : null };
}

async function donePage(db: Db, actor: Actor, cursor: string | undefined) {
  const rows = await doneBatches(db, batchSightOf(actor), { after: idOfCursor(cursor), limit: PAGE + 1 });
  return pageAfter(rows, PAGE, ({ id }) => id);
}

/** A batch with its tasks; a task that has been given to another shop since is not among them. */
export async function showBatch(db: Db, actor: Actor, batchId: string, here: Here) {
  const row = found(await findBatch(db, batchSightOf(actor), batchId));
  const orders = (await ordersOfBatch(db, batchId)).filter((order) => maySeeOrder(actor, order));
  const schoolNames = await schoolNamesOf(db, [...new Set(orders.map(({ schoolId }) => schoolId))]);
  const progress = await progressOf(db, actor, orders, here.now);
  const known = { ...here, schoolNames, anew: new Map(), sources: await sourcesOf(db, orders), progress };
  const sums = await sumsOf(db, [batchId]);
  return {
    ...batchView(actor, row, sums(batchId), here),
    orders: orders.map((order) => orderView(actor, order, known)),
  };
}

/** What a scanned ticket belongs to; a code that was made up is not found, nor is what one does not see. */
export async function scanTicket(db: Db, actor: Actor, code: string) {
  const ticket = readTicket(code);
  ensure(ticket !== null, 'not-found');
  const { of, number, proof } = ticket;
  if (of === 'batch') {
    ensure(partyOf(actor) !== 'school', 'not-found');
    const batch = found(await batchByNumber(db, batchSightOf(actor), number));
    ensure(isTicketOf(proof, batch.id), 'not-found');
    return { batchId: batch.id, orderId: null };
  }
  const order = found(await orderByNumber(db, actor.schoolIds, number));
  ensure(maySeeOrder(actor, order) && isTicketOf(proof, order.id), 'not-found');
  return { batchId: null, orderId: order.id };
}

import { createHash } from 'node:crypto';
import { toStamp } from '@zhibi/contract/kernel';
import { printStatuses } from '@zhibi/contract/printing';
import { PACK_FORMAT, type PackManifest } from '@zhibi/contract/printing/packs';
import type { Actor } from '@zhibi/contract/session';
import { copiesOf } from '../../papers/index.js';
import { schoolNamesOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import type { FileStore } from '../../platform/files/index.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import { batchSightOf } from '../batches/policy.js';
import { findBatch, ordersOfBatch } from '../batches/store.js';
import { countsOfOrder } from '../counts-of-order.js';
import { seen } from '../order-to-move.js';
import { maySeeOrder } from '../policy.js';
import { numberText } from '../rules.js';
import type { Here } from '../settings/read-settings.js';
import { findOrder, type OrderRow } from '../store.js';
import { codeRanges } from './rules.js';

const open: readonly number[] = [printStatuses.pendingPrint, printStatuses.printing];

/** The tasks that a pack is asked for: of one order, or of a batch whatever waits to be printed or is being printed. */
export async function tasksToPack(
  db: Db,
  actor: Actor,
  wanted: { orderId: string } | { batchId: string },
): Promise<{ orders: OrderRow[]; batchId: string | null }> {
  const batchId = 'batchId' in wanted ? wanted.batchId : null;
  const all =
    'orderId' in wanted
      ? [seen(actor, await findOrder(db, actor.schoolIds, wanted.orderId))]
      : await ordersOfBatch(db, found(await findBatch(db, batchSightOf(actor), wanted.batchId)).id);
  const orders = all.filter((order) => maySeeOrder(actor, order) && open.includes(order.status));
  ensure(orders.length > 0, 'conflict', 'nothing-to-print');
  return { orders: orders.sort((a, b) => (a.id < b.id ? -1 : 1)), batchId };
}

/** The manifest of a pack: every task with its part of the ledger, and every file with its hash. */
export async function manifestOf(
  db: Db,
  files: FileStore,
  orders: readonly OrderRow[],
  {
    number,
    shopName,
    machines,
    ticket,
    now,
    timeZone,
  }: Here & { number: string; shopName: string; machines: string[]; ticket: Uint8Array },
): Promise<PackManifest> {
  const schoolNames = await schoolNamesOf(db, [...new Set(orders.map(({ schoolId }) => schoolId))]);
  const tasks: PackManifest['tasks'] = [];
  const printed: PackManifest['files'] = [];
  for (const order of orders) {
    ensure(order.sheetsSha256 !== null, 'conflict', 'file-changed');
    const file = `print/${numberText(order.number)}.pdf`;
    const copies = await copiesOf(db, order.schoolId, order.printRunId);
    const own = copies.filter(({ studentId }) => order.studentIds.includes(studentId));
    const codes = own.flatMap(({ pages }) => pages.filter(({ page }) => order.pages.includes(page)));
    const bytes = await files.sizeOf(order.sheetsSha256);
    ensure(bytes !== undefined, 'conflict', 'file-changed');
    printed.push({ name: file, bytes, sha256: order.sheetsSha256 });
    tasks.push({
      orderId: order.id,
      number: numberText(order.number),
      title: order.title,
      schoolName: schoolNames.get(order.schoolId) ?? '',
      classNames: order.classNames,
      copies: order.studentIds.length,
      sheets: countsOfOrder(order).totalPieceCount,
      wantedAt: toStamp(order.wantedAt, timeZone),
      file,
      codes: codeRanges(codes.map(({ pageCode }) => pageCode)),
    });
  }
  const sha256 = createHash('sha256').update(ticket).digest('hex');
  return {
    format: PACK_FORMAT,
    packId: newId(),
    number,
    shopName,
    madeAt: toStamp(now, timeZone),
    dueAt: tasks.map(({ wantedAt }) => wantedAt).sort()[0] ?? toStamp(now, timeZone),
    machines,
    tasks,
    files: [...printed, { name: 'ticket.pdf', bytes: ticket.length, sha256 }],
  };
}

/** Whether a pack says what would be said now: the same files for the same tasks. */
export const isCurrent = (manifest: PackManifest, orders: readonly OrderRow[]): boolean => {
  const hashOf = new Map(manifest.files.map(({ name, sha256 }) => [name, sha256]));
  const fileOf = new Map(manifest.tasks.map(({ orderId, file }) => [orderId, file]));
  return (
    orders.length === manifest.tasks.length &&
    orders.every(({ id, sheetsSha256 }) => hashOf.get(fileOf.get(id) ?? '') === sheetsSha256)
  );
};

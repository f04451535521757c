import { toStamp } from '@zhibi/contract/kernel';
import type { PrintOrder } from '@zhibi/contract/printing';
import { ticketCode } from '@zhibi/contract/printing/batches';
import { costOf } from '@zhibi/contract/printing/settings';
import type { Actor } from '@zhibi/contract/session';
import { type RunSource, sourcesOfRuns } from '../papers/index.js';
import type { Db } from '../platform/db.js';
import { countsOfOrder } from './counts-of-order.js';
import type { Here } from './create-order.js';
import { movesFor } from './policy.js';
import { errorsOf, isSound, numberText, settled } from './rules.js';
import type { OrderRow } from './store.js';
import { standingOrders } from './store-standing.js';

interface Known extends Here {
  schoolNames: ReadonlyMap<string, string>;
  /** By print run, of those whose orders were given up. */
  anew: Awaited<ReturnType<typeof standingOrders>>;
  /** By print run; of copies that are forgotten nothing is known but that they were a paper. */
  sources: ReadonlyMap<string, RunSource>;
  /** Of what is being printed, by order. */
  progress: ReadonlyMap<string, number>;
}

/** What was ordered anew of orders that were given up. */
export const anewOf = (db: Db, rows: readonly OrderRow[]): Promise<Known['anew']> => {
  const given = rows.filter(({ withdrawnAt }) => withdrawnAt !== null);
  return standingOrders(
    db,
    [...new Set(given.map(({ schoolId }) => schoolId))],
    given.map(({ printRunId }) => printRunId),
  );
};

/** What the copies of orders come from. */
export const sourcesOf = (db: Db, rows: readonly OrderRow[]): Promise<Known['sources']> =>
  sourcesOfRuns(
    db,
    [...new Set(rows.map(({ schoolId }) => schoolId))],
    [...new Set(rows.map(({ printRunId }) => printRunId))],
  );

export function orderView(
  actor: Actor,
  row: OrderRow,
  { now, timeZone, schoolNames, anew, sources, progress }: Known,
): PrintOrder {
  const { id, number, status, studentIds, options, findings } = row;
  const copies = studentIds.length;
  const pageInfo = countsOfOrder(row);
  const share = progress.get(id);
  const standing = row.withdrawnAt === null ? undefined : anew.get(row.printRunId);
  return {
    orderId: id,
    number: numberText(number),
    parentId: row.parentId,
    schoolId: row.schoolId,
    schoolName: schoolNames.get(row.schoolId) ?? '',
    title: row.title,
    source: sources.get(row.printRunId) ?? 'paper',
    classNames: row.classNames,
    by: row.createdByName,
    createdAt: toStamp(row.createdAt, timeZone),
    messageStatus: status,
    isWithdrawn: row.withdrawnAt !== null,
    orderedAnew: standing ? { orderId: standing.id, number: numberText(standing.number) } : null,
    revision: row.revision,
    options,
    pageSize: row.pageSize,
    dots: row.dots,
    copies,
    pageInfo,
    wantedAt: toStamp(row.wantedAt, timeZone),
    isLate: !settled.includes(status) && row.wantedAt < now,
    ...(share !== undefined && { progress: share }),
    note: row.note,
    shopName: row.shopName,
    shipmentNo: row.shipmentNo,
    weight: row.weight,
    code: ticketCode('order', number, id),
    batchId: row.batchId,
    wasteSheets: row.wasteSheets,
    costLi: row.price && costOf(row.price, { pageInfo, copies, options }),
    rejection: row.rejection,
    errors: errorsOf(findings),
    warnings: findings.filter(({ level }) => level === 'warning').length,
    isSound: isSound(findings),
    can: movesFor(actor, { ...row, isOrderedAnew: standing !== undefined }),
  };
}

import { toStamp } from '@zhibi/contract/kernel';
import { type PrintOrder, type PrintStatus, pageInfoOf, printStatuses } from '@zhibi/contract/printing';
import type { Actor } from '@zhibi/contract/session';
import type { Here } from './create-order.js';
import { movesFor } from './policy.js';
import { errorsOf, numberText } from './rules.js';
import type { OrderRow } from './store.js';

/** Nothing is under way here: not begun, sent back, or there. */
const settled: readonly PrintStatus[] = [printStatuses.pendingPush, printStatuses.rejected, printStatuses.completed];

export function orderView(
  actor: Actor,
  row: OrderRow,
  { now, timeZone, schoolNames }: Here & { schoolNames: ReadonlyMap<string, string> },
): PrintOrder {
  const { id, number, status, studentIds, pages, options, findings } = row;
  const copies = studentIds.length;
  return {
    orderId: id,
    number: numberText(number),
    parentId: row.parentId,
    schoolId: row.schoolId,
    schoolName: schoolNames.get(row.schoolId) ?? '',
    title: row.title,
    classNames: row.classNames,
    by: row.createdByName,
    createdAt: toStamp(row.createdAt, timeZone),
    messageStatus: status,
    revision: row.revision,
    options,
    pageSize: row.pageSize,
    dots: row.dots,
    copies,
    pageInfo: pageInfoOf({ pageCount: pages.length, copies }, options),
    wantedAt: toStamp(row.wantedAt, timeZone),
    isLate: !settled.includes(status) && row.wantedAt < now,
    note: row.note,
    shopName: row.shopName,
    shipmentNo: row.shipmentNo,
    rejection: row.rejection,
    errors: errorsOf(findings),
    warnings: findings.filter(({ level }) => level === 'warning').length,
    can: movesFor(actor, row),
  };
}

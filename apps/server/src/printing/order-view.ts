import { toStamp } from '@zhibi/contract/kernel';
import type { PrintOrder } from '@zhibi/contract/printing';
import { ticketCode } from '@zhibi/contract/printing/batches';
import { costOf } from '@zhibi/contract/printing/settings';
import type { Actor } from '@zhibi/contract/session';
import { countsOfOrder } from './counts-of-order.js';
import type { Here } from './create-order.js';
import { movesFor } from './policy.js';
import { errorsOf, numberText, settled } from './rules.js';
import type { OrderRow } from './store.js';

export function orderView(
  actor: Actor,
  row: OrderRow,
  { now, timeZone, schoolNames }: Here & { schoolNames: ReadonlyMap<string, string> },
): PrintOrder {
  const { id, number, status, studentIds, options, findings } = row;
  const copies = studentIds.length;
  const pageInfo = countsOfOrder(row);
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
    isWithdrawn: row.withdrawnAt !== null,
    revision: row.revision,
    options,
    pageSize: row.pageSize,
    dots: row.dots,
    copies,
    pageInfo,
    wantedAt: toStamp(row.wantedAt, timeZone),
    isLate: !settled.includes(status) && row.wantedAt < now,
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
    can: movesFor(actor, row),
  };
}

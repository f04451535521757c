import { toStamp } from '@zhibi/contract/kernel';
import { readPageCode, type TracedPage } from '@zhibi/contract/printing/tracing';
import type { Actor } from '@zhibi/contract/session';
import { codesOfSheet, findCodedPage, type IssuedCode } from '../../papers/index.js';
import { schoolNamesOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { batchNumber } from '../batches/show-batch.js';
import { batchesByIds } from '../batches/store.js';
import type { Here } from '../create-order.js';
import { maySeeOrder } from '../policy.js';
import { jobsOfOrders } from '../printers/store.js';
import { numberText } from '../rules.js';
import { sheetsOf } from '../show-order.js';
import type { OrderRow } from '../store.js';
import { ordersWithSheet } from '../store-lists.js';

/** Whose sheet it is, and who printed it on what: of the orders that the actor may see; where there are none there is nothing. */
export async function tracePage(db: Db, actor: Actor, text: string, { timeZone }: Here): Promise<TracedPage> {
  const pageCode = readPageCode(text);
  ensure(pageCode !== null, 'not-found');
  const sheet = found(await findCodedPage(db, actor.schoolIds, pageCode));
  const { schoolId, page } = sheet;
  const orders = (await ordersWithSheet(db, sheet)).filter((order) => maySeeOrder(actor, order));
  const [first] = orders;
  ensure(first !== undefined, 'not-found');
  const [who] = await sheetsOf(db, { ...first, studentIds: [sheet.studentId] });
  const schoolNames = await schoolNamesOf(db, [schoolId]);
  const jobs = await jobsOfOrders(
    db,
    schoolId,
    orders.map(({ id }) => id),
  );
  const codes = await codesOfSheet(db, sheet);
  const at = codes.findIndex((one) => one.pageCode === pageCode);
  const batches = await batchesByIds(
    db,
    actor.organisationId,
    orders.flatMap(({ batchId }) => batchId ?? []),
  );
  return {
    pageCode,
    replaces: codes[at - 1]?.pageCode ?? null,
    replaced: replacedBy(codes, at, orders, timeZone),
    page,
    title: first.title,
    schoolName: schoolNames.get(schoolId) ?? '',
    className: who?.className ?? '',
    name: who?.name ?? '',
    orders: orders.map((order) => {
      const batch = batches.get(order.batchId ?? '');
      return {
        orderId: order.id,
        number: numberText(order.number),
        isReprint: order.parentId !== null,
        pageCode: codeOn(codes, order),
        messageStatus: order.status,
        isWithdrawn: order.withdrawnAt !== null,
        shopName: order.shopName,
        batch: batch ? batchNumber(batch.number) : '',
        machineName: order.machineName || batch?.machineName || '',
        jobs: jobs
          .filter(({ orderId }) => orderId === order.id)
          .map(({ machineName, state, sentAt }) => ({ machineName, state, sentAt: toStamp(sentAt, timeZone) })),
        shippedAt: order.shippedAt && toStamp(order.shippedAt, timeZone),
      };
    }),
  };
}

/** What stands on the sheet that an order printed: the code that it issued, or the last one that an earlier order did. */
const codeOn = (codes: readonly IssuedCode[], { id }: Pick<OrderRow, 'id'>): string =>
  codes.findLast(({ orderId }) => orderId === null || orderId <= id)?.pageCode ?? '';

/** The sheet with the last code, where this one is not it: when it came in place of the others, and as which order. */
function replacedBy(
  codes: readonly IssuedCode[],
  at: number,
  orders: readonly OrderRow[],
  timeZone: string,
): TracedPage['replaced'] {
  const last = codes.at(-1);
  const replacedAt = codes.at(-2)?.replacedAt;
  const order = orders.find(({ id }) => id === last?.orderId);
  if (last === undefined || !replacedAt || at === codes.length - 1) return null;
  return {
    pageCode: last.pageCode,
    at: toStamp(replacedAt, timeZone),
    order: order ? { orderId: order.id, number: numberText(order.number) } : null,
  };
}

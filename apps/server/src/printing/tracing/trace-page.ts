import { toStamp } from '@zhibi/contract/kernel';
import { readPageCode, type TracedPage } from '@zhibi/contract/printing/tracing';
import type { Actor } from '@zhibi/contract/session';
import { findCodedPage } from '../../papers/index.js';
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
  const batches = await batchesByIds(
    db,
    actor.organisationId,
    orders.flatMap(({ batchId }) => batchId ?? []),
  );
  return {
    pageCode,
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
        messageStatus: order.status,
        shopName: order.shopName,
        batch: batch ? batchNumber(batch.number) : '',
        machineName: batch?.machineName ?? '',
        jobs: jobs
          .filter(({ orderId }) => orderId === order.id)
          .map(({ machineName, state, sentAt }) => ({ machineName, state, sentAt: toStamp(sentAt, timeZone) })),
        shippedAt: order.shippedAt && toStamp(order.shippedAt, timeZone),
      };
    }),
  };
}

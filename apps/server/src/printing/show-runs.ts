import { toStamp } from '@zhibi/contract/kernel';
import { type printingApi, printStatuses } from '@zhibi/contract/printing';
import { earliestDelivery } from '@zhibi/contract/printing/settings';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { namedRuns } from '../papers/index.js';
import type { Db } from '../platform/db.js';
import { ensure, found } from '../platform/problem.js';
import type { Here } from './create-order.js';
import { mayOrder } from './policy.js';
import { centreOf } from './settings/store.js';
import { standingOrders } from './store-standing.js';

/** What print runs would be ordered as, one by one; where one of them is not the actor's to order, none is there. As many queries for a class as for one. */
export async function showRuns(
  db: Db,
  actor: Actor,
  printRunIds: readonly string[],
  { now, timeZone }: Here,
): Promise<z.input<typeof printingApi.forRuns.output>> {
  ensure(actor.schoolId !== '', 'not-found');
  const known = await namedRuns(db, actor.schoolId, printRunIds);
  const orders = await standingOrders(db, [actor.schoolId], printRunIds);
  const ends = [...known.values()].flatMap(({ overAt }) => (overAt !== null && overAt > now ? overAt.getTime() : []));
  return {
    neededBy: ends.length === 0 ? null : toStamp(new Date(Math.min(...ends)), timeZone),
    earliestOn: earliestDelivery(toStamp(now, timeZone), await centreOf(db, actor.organisationId)),
    runs: [...new Set(printRunIds)].map((printRunId) => {
      const { createdBy, status, overAt: _, ...run } = found(known.get(printRunId));
      ensure(mayOrder(actor, { createdBy }), 'not-found');
      const order = orders.get(printRunId);
      return {
        ...run,
        isReady: status === 'ready',
        order: order
          ? { orderId: order.id, revision: order.revision, isPushed: order.status !== printStatuses.pendingPush }
          : null,
      };
    }),
  };
}

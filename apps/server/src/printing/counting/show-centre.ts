import { instantOf, toStamp } from '@zhibi/contract/kernel';
import { printStatuses, statusesInOrder } from '@zhibi/contract/printing';
import { dayAfter, isClosedOn, type Shop } from '@zhibi/contract/printing/settings';
import type { Actor } from '@zhibi/contract/session';
import { schoolNamesOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { viewsOf } from '../list-orders.js';
import { sightOf } from '../policy.js';
import { type Here, shopsOf, today } from '../settings/read-settings.js';
import { centreOf } from '../settings/store.js';
import { ordersOf } from '../store-lists.js';
import { doneSince, type Outgoing, openCounts, outgoing, waitingSheets } from './store.js';

const SHOWN_LATE = 8;
/** Machines run from eight to six. */
export const HOURS_A_DAY = 10;

/** How the print centre stands now. */
export async function showCentre(db: Db, actor: Actor, here: Here) {
  const { schoolIds, organisationId } = actor;
  const { now, timeZone } = here;
  const day = today(here);
  const [since, until] = [day, dayAfter(day, 2)].map((one) => instantOf(`${one}000000`, timeZone));
  if (since === undefined || until === undefined) throw new Error('a day has a beginning');
  const open = new Map((await openCounts(db, schoolIds, now)).map((row) => [row.status, row]));
  const done = await doneSince(db, schoolIds, since);
  const shops = await shopsOf(db, actor);
  const waiting = await waitingSheets(db, schoolIds);
  const leaving = await outgoing(db, schoolIds, { since, until });
  const late = await ordersOf(db, sightOf(actor), { lateAt: now, after: { due: undefined }, limit: SHOWN_LATE });
  const names = await schoolNamesOf(db, [...new Set(leaving.map(({ schoolId }) => schoolId))]);
  return {
    now: toStamp(now, timeZone),
    counts: statusesInOrder.map((status) => {
      if (status === printStatuses.completed) return { messageStatus: status, count: done, late: 0, nextAt: null };
      const row = open.get(status);
      const isWaitedFor = status !== printStatuses.pendingPush && status !== printStatuses.rejected;
      return {
        messageStatus: status,
        count: row?.count ?? 0,
        late: isWaitedFor ? (row?.late ?? 0) : 0,
        nextAt: row?.next && isWaitedFor ? toStamp(new Date(row.next), timeZone) : null,
      };
    }),
    sheetsToday: leaving.reduce((sum, { sheets }) => sum + sheets, 0),
    late: await viewsOf(db, actor, late, here),
    lateCount: [...open.values()]
      .filter(({ status }) => status !== printStatuses.pendingPush && status !== printStatuses.rejected)
      .reduce((sum, row) => sum + row.late, 0),
    shops: shops.map((shop) => loadOf(shop, waiting.get(shop.shopId) ?? 0, day)),
    deliveries: shops.flatMap((shop) => deliveriesOf(shop, leaving, names)),
    cutOff: (await centreOf(db, organisationId)).cutOff,
  };
}

function loadOf(shop: Shop, sheets: number, day: string) {
  const working = shop.machines.filter(({ stopped }) => stopped === '');
  const isClosed = isClosedOn(shop, day);
  const perHour = isClosed ? 0 : working.reduce((sum, { sheetsPerHour }) => sum + sheetsPerHour, 0);
  return {
    shopId: shop.shopId,
    shopName: shop.shopName,
    sheets,
    capacity: perHour * HOURS_A_DAY,
    machines: shop.machines.length,
    working: working.length,
    closed: isClosed ? (shop.closed?.reason ?? '') : null,
  };
}

/** Each round of a shop with what it takes along; a shop without rounds has one for everybody. */
function deliveriesOf(shop: Shop, leaving: readonly Outgoing[], names: ReadonlyMap<string, string>) {
  const own = leaving.filter(({ shopId }) => shopId === shop.shopId);
  const first = new Map<string, number>();
  shop.routes.forEach(({ schoolIds }, at) => {
    for (const schoolId of schoolIds) if (!first.has(schoolId)) first.set(schoolId, at);
  });
  const rounds = [...shop.routes, { name: '', departsAt: '', schoolIds: [] }];
  return rounds.flatMap(({ name, departsAt }, at) => {
    const along = own.filter(({ schoolId }) => (first.get(schoolId) ?? shop.routes.length) === at);
    if (along.length === 0) return [];
    const sum = (pick: (one: Outgoing) => number) => along.reduce((all, one) => all + pick(one), 0);
    return [
      {
        shopId: shop.shopId,
        shopName: shop.shopName,
        round: name,
        departsAt,
        schoolNames: along.map(({ schoolId }) => names.get(schoolId) ?? ''),
        orders: sum(({ orders }) => orders),
        sheets: sum(({ sheets }) => sheets),
        shipped: sum(({ shipped }) => shipped),
      },
    ];
  });
}

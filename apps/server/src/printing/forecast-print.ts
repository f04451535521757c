import { instantOf, toStamp } from '@zhibi/contract/kernel';
import type { PageSize } from '@zhibi/contract/papers';
import { pageInfoOf, printStatuses, usualOptionsOf } from '@zhibi/contract/printing';
import { costOf, earliestDelivery, endOfSchool, isClosedOn, priceOn, serves } from '@zhibi/contract/printing/settings';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import type { Here } from './create-order.js';
import { dictionaryFor, shopsOf, today, usualWeight } from './settings/read-settings.js';
import { centreOf } from './settings/store.js';
import { pricesOf } from './settings/store-prices.js';
import { type OrderRow, ordersOfRuns } from './store.js';

export interface PrintForecast {
  /** Sheets of paper for all copies. */
  sheets: number;
  /** What the cheapest and the dearest shop that serves the school takes, in 厘; null where no price holds. */
  costLi: { least: number; most: number } | null;
  /** The first day on which it could be delivered if it were pushed now. */
  earliestOn: string;
}

/** What it would take to have copies printed as they usually are, if they were ordered now. */
export async function forecastPrint(
  db: Db,
  actor: Pick<Actor, 'organisationId' | 'schoolIds' | 'schoolId'>,
  { pageSize, pageCount, copies }: { pageSize: PageSize; pageCount: number; copies: number },
  here: Here,
): Promise<PrintForecast> {
  const day = today(here);
  const [prices, shops, dictionary, centre] = [
    await pricesOf(db, actor.organisationId),
    await shopsOf(db, actor),
    await dictionaryFor(db, actor),
    await centreOf(db, actor.organisationId),
  ];
  const options = usualOptionsOf(pageSize);
  const pageInfo = pageInfoOf({ pageCount, copies }, options);
  const { colorPrint, doubleSidedPrint } = options;
  const wanted = { paperSize: pageSize, weight: usualWeight(dictionary), colorPrint, doubleSidedPrint };
  const costs = shops
    .filter((shop) => !isClosedOn(shop, day) && serves(shop, actor.schoolId))
    .flatMap(({ shopId }) => priceOn(prices, { shopId, ...wanted }, day) ?? [])
    .map((price) => costOf(price, { pageInfo, copies, options }));
  return {
    sheets: pageInfo.totalPieceCount,
    costLi: costs.length === 0 ? null : { least: Math.min(...costs), most: Math.max(...costs) },
    earliestOn: earliestDelivery(toStamp(here.now, here.timeZone), centre),
  };
}

/** Where the copies of a print run are, as far as an order knows. */
export interface PrintStand {
  /** `withdrawn`: the school has given the order up, and nothing of it is printed. */
  state: 'coming' | 'here' | 'withdrawn';
  /** When they are to be there: when they were wanted, and not before they can be there. */
  dueAt: Date;
}

const notPushed: readonly OrderRow['status'][] = [printStatuses.pendingPush, printStatuses.rejected];

/** Of print runs that were ordered and pushed: whether the copies are in the school; of those given up, that they are not printed. The others are not among them. */
export async function printStands(
  db: Db,
  { schoolId, organisationId }: Pick<Actor, 'schoolId' | 'organisationId'>,
  printRunIds: readonly string[],
  timeZone: string,
): Promise<Map<string, PrintStand>> {
  // Of a run that was ordered anew the last order counts.
  const last = new Map((await ordersOfRuns(db, schoolId, printRunIds)).map((order) => [order.printRunId, order]));
  const orders = [...last.values()].filter(
    ({ status, withdrawnAt }) => withdrawnAt !== null || !notPushed.includes(status),
  );
  if (orders.length === 0) return new Map();
  const centre = await centreOf(db, organisationId);
  const earliest = (pushedAt: Date): Date =>
    instantOf(endOfSchool(earliestDelivery(toStamp(pushedAt, timeZone), centre)), timeZone);
  return new Map(
    orders.map(({ printRunId, status, wantedAt, withdrawnAt, pushedAt }) => [
      printRunId,
      {
        state: withdrawnAt !== null ? 'withdrawn' : status === printStatuses.completed ? 'here' : 'coming',
        dueAt: pushedAt === null || wantedAt > earliest(pushedAt) ? wantedAt : earliest(pushedAt),
      },
    ]),
  );
}

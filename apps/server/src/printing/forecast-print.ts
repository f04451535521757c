import { toStamp } from '@zhibi/contract/kernel';
import type { PageSize } from '@zhibi/contract/papers';
import { pageInfoOf, printStatuses, usualOptions } from '@zhibi/contract/printing';
import { costOf, earliestDelivery, isClosedOn, priceOn, serves } from '@zhibi/contract/printing/settings';
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
  const options = usualOptions;
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
  state: 'coming' | 'here';
  /** When they were wanted. */
  wantedAt: Date;
}

const notPushed: readonly OrderRow['status'][] = [printStatuses.pendingPush, printStatuses.rejected];

/** Of print runs that were ordered and pushed: whether the copies are in the school. The others are not among them. */
export async function printStands(
  db: Db,
  schoolId: string,
  printRunIds: readonly string[],
): Promise<Map<string, PrintStand>> {
  const orders = (await ordersOfRuns(db, schoolId, printRunIds)).filter(({ status }) => !notPushed.includes(status));
  return new Map(
    orders.map(({ printRunId, status, wantedAt }) => [
      printRunId,
      { state: status === printStatuses.completed ? 'here' : 'coming', wantedAt },
    ]),
  );
}

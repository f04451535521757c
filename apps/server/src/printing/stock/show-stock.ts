import { toStamp } from '@zhibi/contract/kernel';
import { dayAfter, isWorkingDay } from '@zhibi/contract/printing/settings';
import type { PaperStock } from '@zhibi/contract/printing/stock';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { type Here, shopsOf, today } from '../settings/read-settings.js';
import { centreOf } from '../settings/store.js';
import { mayCountPaper } from './policy.js';
import { lastsDays, leftOf } from './rules.js';
import { printedSince, stockRows, waitingPaper } from './store.js';

const WEEKS = 4;
const DAY_MS = 24 * 3_600_000;
const SHOWN = 5;

const keyOf = ({ shopId, paperSize, weight }: Pick<PaperStock, 'shopId' | 'paperSize' | 'weight'>) =>
  [shopId, paperSize, weight].join(' ');

/** The paper of the shops that somebody sees: what was counted, and what tasks wait for. */
export async function showStock(db: Db, actor: Actor, here: Here): Promise<{ items: PaperStock[] }> {
  const { now, timeZone } = here;
  const shops = new Map((await shopsOf(db, actor)).map((shop) => [shop.shopId, shop.shopName]));
  const isSeen = (one: { shopId: string }) => shops.has(one.shopId) && mayCountPaper(actor, one);
  const said = (await stockRows(db, actor.organisationId)).filter(isSeen);
  const waiting = (await waitingPaper(db, actor.schoolIds)).filter(isSeen);
  const lately = new Date(now.getTime() - 7 * WEEKS * DAY_MS);
  // The last count of each paper: what was printed before it no longer matters.
  const counts = new Map(
    said
      .filter(({ step }) => step === 'counted')
      .toReversed()
      .map((row) => [keyOf(row), row.at]),
  );
  const since = [...counts.values()].reduce((first, at) => (at < first ? at : first), lately);
  const printed = (await printedSince(db, actor.schoolIds, since, timeZone))
    .filter(isSeen)
    .map((one) => ({ ...one, at: new Date(one.at) }));
  const centre = await centreOf(db, actor.organisationId);
  const days = Array.from({ length: 7 * WEEKS }, (_, ago) => dayAfter(today(here), -ago - 1));
  const working = Math.max(1, days.filter((day) => isWorkingDay(day, centre)).length);
  const papers = new Map([...said, ...waiting].map((one) => [keyOf(one), one]));
  const items = [...papers.values()].map(({ shopId, paperSize, weight }): PaperStock => {
    const isSame = (one: Parameters<typeof keyOf>[0]) => keyOf(one) === keyOf({ shopId, paperSize, weight });
    const own = said.filter(isSame);
    const used = printed.filter(isSame);
    const left = leftOf(own, used);
    const recent = used.filter(({ at }) => at >= lately).reduce((sum, { sheets }) => sum + sheets, 0);
    const perDay = Math.round(recent / working);
    const counted = own.find(({ step }) => step === 'counted');
    return {
      shopId,
      shopName: shops.get(shopId) ?? '',
      paperSize,
      weight,
      left,
      countedAt: counted ? toStamp(counted.at, timeZone) : null,
      by: counted?.createdByName ?? '',
      waiting: waiting.find(isSame)?.sheets ?? 0,
      perDay,
      lastsDays: lastsDays(left, perDay),
      entries: own.slice(0, SHOWN).map(({ step, sheets, at, createdByName, note }) => ({
        step,
        sheets,
        at: toStamp(at, timeZone),
        by: createdByName,
        note,
      })),
    };
  });
  const spare = ({ left, waiting: wanted }: PaperStock) => (left === null ? Number.MAX_SAFE_INTEGER : left - wanted);
  return { items: items.sort((a, b) => spare(a) - spare(b)) };
}

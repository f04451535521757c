import type { PaperForecast } from '@zhibi/contract/printing/counting';
import { isClosedOn } from '@zhibi/contract/printing/settings';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { type Here, shopsOf, today } from '../settings/read-settings.js';
import { backTest, FORECAST_WEEKS, forecast } from './rules-forecast.js';
import { HOURS_A_DAY } from './show-centre.js';
import { wantedByDay } from './store.js';

/** Three former terms and what is between them. */
const KEPT_MS = 800 * 24 * 3_600_000;

/** What the coming weeks will want of paper. What is ordered for a day is wanted there, whatever the past says. */
export async function showForecast(db: Db, actor: Actor, here: Here): Promise<PaperForecast> {
  const day = today(here);
  const since = new Date(here.now.getTime() - KEPT_MS);
  const wanted = await wantedByDay(db, actor.schoolIds, { since, timeZone: here.timeZone });
  const { basis, growth, days } = forecast(wanted, day, 7 * FORECAST_WEEKS);
  const { weeks, offBy } = backTest(wanted, day);
  const machines = (await shopsOf(db, actor)).filter((shop) => !isClosedOn(shop, day)).flatMap((shop) => shop.machines);
  return {
    basis,
    growth,
    days: days.map((one) => {
      const ordered = wanted.get(one.day) ?? 0;
      return { day: one.day, sheets: Math.max(one.sheets, ordered), ordered };
    }),
    offBy,
    tried: weeks,
    capacity: machines
      .filter(({ stopped }) => stopped === '')
      .reduce((sum, { sheetsPerHour }) => sum + sheetsPerHour * HOURS_A_DAY, 0),
  };
}

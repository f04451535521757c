import { instantOf, toStamp } from '@zhibi/contract/kernel';
import type { PrintOptions } from '@zhibi/contract/printing';
import type { Paper } from '@zhibi/contract/printing/batches';
import {
  dayAfter,
  isClosedOn,
  isWorkingDay,
  type MachineSettings,
  type ShopSettings,
  serves,
  type WorkingTimes,
} from '@zhibi/contract/printing/settings';
import type { z } from 'zod';

type PaperOf = z.infer<typeof Paper>;

/** What a machine must be set up for. */
export const paperOf = ({ pageSize, options }: { pageSize: string; options: PrintOptions }): PaperOf => ({
  paperSize: pageSize,
  colorPrint: options.colorPrint,
  doubleSidedPrint: options.doubleSidedPrint,
});
export const isSamePaper = (one: PaperOf, other: PaperOf): boolean =>
  one.paperSize === other.paperSize &&
  one.colorPrint === other.colorPrint &&
  one.doubleSidedPrint === other.doubleSidedPrint;

/** Whether a machine works and can print so. */
export const canPrint = (
  { stopped, paperSizes, inColour, duplex }: Pick<MachineSettings, 'stopped' | 'paperSizes' | 'inColour' | 'duplex'>,
  { paperSize, colorPrint, doubleSidedPrint }: PaperOf,
): boolean =>
  stopped === '' && paperSizes.includes(paperSize) && (inColour || !colorPrint) && (duplex || !doubleSidedPrint);

/** When machines run on a working day. */
const [OPENS, CLOSES] = ['080000', '180000'];

/** Minutes in which machines run from now until then. */
export function runningMinutes(
  from: Date,
  until: Date,
  { times, timeZone }: { times: WorkingTimes; timeZone: string },
): number {
  let sum = 0;
  const last = toStamp(until, timeZone).slice(0, 8);
  for (let day = toStamp(from, timeZone).slice(0, 8); day <= last; day = dayAfter(day, 1)) {
    if (!isWorkingDay(day, times)) continue;
    const opens = Math.max(from.getTime(), instantOf(`${day}${OPENS}`, timeZone).getTime());
    const closes = Math.min(until.getTime(), instantOf(`${day}${CLOSES}`, timeZone).getTime());
    sum += Math.max(0, closes - opens) / 60_000;
  }
  return Math.floor(sum);
}

const LONGEST_AHEAD_DAYS = 14;

/** By when a shop must have printed for a school: before the last of its rounds that still comes in time. Null where it does not serve the school. */
export function leavesBy(
  shop: Pick<ShopSettings, 'routes' | 'closed'>,
  { schoolId, wantedAt }: { schoolId: string; wantedAt: Date },
  { now, timeZone }: { now: Date; timeZone: string },
): Date | null {
  const today = toStamp(now, timeZone).slice(0, 8);
  if (isClosedOn(shop, today) || !serves(shop, schoolId)) return null;
  const rounds = shop.routes.filter(({ schoolIds }) => schoolIds.includes(schoolId));
  if (rounds.length === 0) return wantedAt;
  const wantedOn = toStamp(wantedAt, timeZone).slice(0, 8);
  for (let back = 0; back < LONGEST_AHEAD_DAYS; back++) {
    const day = dayAfter(wantedOn, -back);
    if (day < today) break;
    const departures = rounds
      .map(({ departsAt }) => instantOf(`${day}${departsAt}00`, timeZone))
      .filter((at) => at <= wantedAt && at > now)
      .sort((a, b) => b.getTime() - a.getTime());
    if (departures[0]) return departures[0];
  }
  // No round comes in time any more: somebody drives.
  return wantedAt;
}

import { LOW_BATTERY } from '@zhibi/contract/capture';
import type { DeviceKind, DeviceState, HealthWord } from '@zhibi/contract/capture/devices';

export const SILENT_MS = 7 * 86_400_000;
export const LOSING_RATE = 0.05;
/** Fewer batches than this say nothing about what was lost. */
const ENOUGH_BATCHES = 20;

interface Seen {
  state: DeviceState;
  battery: number | null;
  lastSeenAt: Date | null;
  lostRate: number | null;
}

/** How a device is, in one word: the most urgent of what is known. A pen in a drawer may be silent; a pen of a student may not. */
export function healthOf({ state, battery, lastSeenAt, lostRate }: Seen, now: Date): HealthWord {
  if (lastSeenAt === null) return 'never-seen';
  if (state === 'in-use' && now.getTime() - lastSeenAt.getTime() >= SILENT_MS) return 'silent';
  if (lostRate !== null && lostRate > LOSING_RATE) return 'losing';
  return battery !== null && battery < LOW_BATTERY ? 'low-battery' : 'good';
}

/**
 * The share of batches that never came, from the numbers that a device gives its batches; null where too few came to tell.
 * @param expected how many the numbers say there were @param came how many of them came
 */
export const lostRateOf = (expected: number, came: number): number | null =>
  expected < ENOUGH_BATCHES ? null : Math.max(0, Math.round((1 - came / expected) * 1000) / 1000);

const kinds: Readonly<Record<string, DeviceKind>> = {
  pen: 'pen',
  笔: 'pen',
  智能笔: 'pen',
  gateway: 'gateway',
  网关: 'gateway',
  box: 'box',
  盒子: 'box',
  收纳盒: 'box',
};

/** The kind that a cell of a table names, in either language; an empty one is a pen. */
export const kindOf = (cell: string): DeviceKind | undefined => (cell === '' ? 'pen' : kinds[cell.toLowerCase()]);

/** A MAC as it is kept, from how it is printed on the device: without colons, hyphens and blanks, in capitals. */
export const tidyMac = (cell: string): string =>
  cell
    .normalize('NFKC')
    .replace(/[\s:.-]/g, '')
    .toUpperCase();

/** A week as it went: a day on which nothing came stands between the others with nothing. Without any day there is nothing to show. */
export function everyDay<Day extends { day: string }>(
  days: readonly Day[],
  since: string,
  none: Omit<Day, 'day'>,
): Day[] {
  if (days.length === 0) return [];
  const first = Date.parse(since);
  return Array.from({ length: 7 }, (_, at) => {
    const day = new Date(first + at * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
    return days.find((one) => one.day === day) ?? ({ ...none, day } as Day); // its own fields and the day are all of it
  });
}

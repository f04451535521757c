import type { Measures, SpokenStatus } from '@zhibi/contract/homework/spoken';

/** The moments that decide what it is. */
export interface SpokenTimes {
  startAt: Date;
  endAt: Date;
  withdrawnAt: Date | null;
}

export function spokenStatusOf({ startAt, endAt, withdrawnAt }: SpokenTimes, now: Date): SpokenStatus {
  if (withdrawnAt !== null) return 'withdrawn';
  if (now < startAt) return 'scheduled';
  return now < endAt ? 'open' : 'closed';
}

/** Moments are sent in whole seconds, and clocks differ a little. */
const CLOCK_SKEW_MS = 60_000;

/**
 * When it was recorded: what the browser says, never later than it came. A phone that was without a network for days has not been
 * late for it; one whose clock runs ahead gains nothing, and one that names a moment before the homework was there says nothing at all.
 */
export const recordedBy = (said: Date, { startAt, receivedAt }: { startAt: Date; receivedAt: Date }): Date =>
  said.getTime() < startAt.getTime() - CLOCK_SKEW_MS || said > receivedAt ? receivedAt : said;

/** How many recordings a student may still send. */
export const triesLeft = (tries: number, redos: number, sent: number): number => Math.max(0, tries + redos - sent);

/** A further recording was asked for and has not come: those before it were `tries` at most. */
export const awaitsRedo = ({ redoAt, lastAt }: { redoAt: Date | null; lastAt: Date | null }): boolean =>
  redoAt !== null && (lastAt === null || lastAt < redoAt);

/** What the browser measured, with the length that the file itself says: the levels of a longer or shorter sound are not of this file. */
export const agrees = (measures: Measures, durationMs: number): boolean =>
  Math.abs(measures.durationMs - durationMs) <= 1_000 + durationMs * 0.02;

/** Levels are compared where they lie upon each other, moved by up to two seconds. */
const MOST_SHIFT = 20;
/** Three seconds: less says nothing. */
const LEAST_LEVELS = 30;
const SAME = 0.985;

/** How alike two stretches of levels rise and fall: 1 the same, 0 nothing in common. */
function correlation(a: readonly number[], b: readonly number[], shift: number): number {
  const from = Math.max(0, -shift);
  const to = Math.min(a.length, b.length - shift);
  const count = to - from;
  if (count < LEAST_LEVELS || count < Math.max(a.length, b.length) - MOST_SHIFT) return 0;
  let [sumA, sumB, squareA, squareB, product] = [0, 0, 0, 0, 0];
  for (let at = from; at < to; at++) {
    const [x, y] = [a[at] ?? 0, b[at + shift] ?? 0];
    sumA += x;
    sumB += y;
    squareA += x * x;
    squareB += y * y;
    product += x * y;
  }
  const spread = Math.sqrt((squareA - (sumA * sumA) / count) * (squareB - (sumB * sumB) / count));
  return spread < 1e-6 ? 0 : (product - (sumA * sumB) / count) / spread;
}

/** Whether two recordings are one clip: their loudness goes up and down alike, ten times a second, all the way. Two who read the same text do not. */
export function isSameClip(a: Pick<Measures, 'levels'>, b: Pick<Measures, 'levels'>): boolean {
  for (let shift = -MOST_SHIFT; shift <= MOST_SHIFT; shift++)
    if (correlation(a.levels, b.levels, shift) >= SAME) return true;
  return false;
}

/** A clock that is off by less is right: messages take that long. */
const NOTICEABLE_MS = 2_000;
/** Before there were such pens: the clock began to count when the battery was put in. */
const EARLIEST = Date.UTC(2010, 0, 1);

/** By how much a pen's clock is behind, as far as that is worth mending. */
export function behindBy(penNow: number, now: number): number {
  const behind = now - penNow;
  return Math.abs(behind) < NOTICEABLE_MS ? 0 : behind;
}

/** When a stroke was written by our clock: never later than now, and never before there were pens. */
export function writtenAt(penTime: number, behindMs: number, now: number): number {
  const at = penTime + behindMs;
  return at > now || at < EARLIEST ? now : at;
}

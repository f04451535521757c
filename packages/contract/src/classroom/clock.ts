/** One question for the time: when it was sent and answered by the device's clock, and what the server's clock said. All in ms. */
export interface ClockSample {
  sentAt: number;
  serverAt: number;
  receivedAt: number;
}

/** How far a device's clock lies behind the server's, and by how much that may be wrong. */
export interface ClockOffset {
  offsetMs: number;
  errorMs: number;
}

/** A quartz drifts by no more than this; samples that are older are worth less by it. */
const DRIFT = 1e-4;

/**
 * The offset by the sample that was quickest: the server spoke at some moment between sending and receiving, so half the way
 * there and back bounds the error, however uneven the two ways were. A day of wrong clock is an offset like any other.
 */
export function offsetOf(samples: readonly ClockSample[], now: number): ClockOffset | undefined {
  let best: ClockOffset | undefined;
  for (const { sentAt, serverAt, receivedAt } of samples) {
    const errorMs = (receivedAt - sentAt) / 2 + Math.max(0, now - receivedAt) * DRIFT;
    if (receivedAt >= sentAt && (!best || errorMs < best.errorMs))
      best = { offsetMs: serverAt - (sentAt + receivedAt) / 2, errorMs };
  }
  return best;
}

/** When somebody tapped by the server's clock, and by how much that may be wrong. */
export interface Tap {
  atMs: number;
  errorMs: number;
}

/** What a device may claim at most: longer ago than this it is not believed. */
export const LONGEST_WAY_MS = 10_000;

/**
 * The moment of a tap as it is judged. A claim is believed where it lies between the opening and its arrival; what lies outside
 * is moved to the nearest moment that could be true. Without a claim the arrival counts, with a whole way of doubt.
 */
export function judgedTap(
  claim: Tap | undefined,
  { openedMs, arrivedMs }: { openedMs: number; arrivedMs: number },
): Tap {
  const earliest = Math.max(openedMs, arrivedMs - LONGEST_WAY_MS);
  if (!claim) return { atMs: arrivedMs, errorMs: 0 };
  return {
    atMs: Math.min(arrivedMs, Math.max(earliest, claim.atMs)),
    errorMs: Math.min(500, Math.max(0, claim.errorMs)),
  };
}

/**
 * The place of each tap: one more than those who were certainly earlier. Whose moments cannot be told apart share a place, so that
 * the network decides nothing: whoever was truly first always has the first place.
 */
export function placesOf(taps: readonly Tap[]): number[] {
  const latest = taps.map(({ atMs, errorMs }) => atMs + errorMs);
  return taps.map(({ atMs, errorMs }) => 1 + latest.filter((end) => end < atMs - errorMs).length);
}

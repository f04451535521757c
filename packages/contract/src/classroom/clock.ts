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

/** How much worse than half a second no measured way is taken to be. */
const WORST_ERROR_MS = 500;
/** What a way may take beyond the round trip that was measured: in a full room things are sent again now and then. */
export const JITTER_MS = 200;
/** Nobody sees a button and taps it in less. */
export const FASTEST_HUMAN_MS = 100;

/**
 * The moment of a tap as it is judged. A claim is believed where it lies between the opening and its arrival, and no longer ago
 * than the way that the device has measured lets it be: half a round trip is the error that it tells, so whoever claims a
 * longer way is surer to share a place than to win one. Without a claim the arrival counts.
 */
export function judgedTap(
  claim: Tap | undefined,
  { openedMs, arrivedMs }: { openedMs: number; arrivedMs: number },
): Tap {
  if (!claim) return { atMs: arrivedMs, errorMs: 0 };
  const errorMs = Math.min(WORST_ERROR_MS, Math.max(0, claim.errorMs));
  const earliest = Math.max(openedMs, arrivedMs - errorMs - JITTER_MS);
  return { atMs: Math.min(arrivedMs, Math.max(earliest, claim.atMs)), errorMs };
}

/** Whether a tap was certainly made before anybody can have seen what there was to tap. */
export const isTooFast = ({ atMs, errorMs }: Tap, openedMs: number): boolean =>
  atMs + errorMs < openedMs + FASTEST_HUMAN_MS;

/**
 * The place of each tap: one more than those who were certainly earlier. Whose moments cannot be told apart share a place, so that
 * the network decides nothing: whoever was truly first always has the first place.
 */
export function placesOf(taps: readonly Tap[]): number[] {
  const latest = taps.map(({ atMs, errorMs }) => atMs + errorMs);
  return taps.map(({ atMs, errorMs }) => 1 + latest.filter((end) => end < atMs - errorMs).length);
}

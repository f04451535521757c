import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTooFast, JITTER_MS, judgedTap, offsetOf, placesOf } from './clock.js';

const DAY_MS = 86_400_000;
/** A device with a wrong clock that drifts, behind a network that is uneven both ways. */
const device = fc.record({
  wrongMs: fc.integer({ min: -DAY_MS, max: DAY_MS }),
  drift: fc.double({ min: -9e-5, max: 9e-5, noNaN: true }),
  ways: fc.array(fc.tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 900 })), {
    minLength: 1,
    maxLength: 8,
  }),
  tappedMs: fc.integer({ min: 20_000, max: 26_000 }),
});

/** What the device claims of a tap at `tappedMs` of the server's clock, when it has asked for the time every two seconds before. */
function claimOf({
  wrongMs,
  drift,
  ways,
  tappedMs,
}: {
  wrongMs: number;
  drift: number;
  ways: [number, number][];
  tappedMs: number;
}) {
  const local = (serverMs: number) => serverMs * (1 + drift) + wrongMs;
  const samples = ways.map(([there, back], nth) => {
    const at = nth * 2_000;
    return { sentAt: local(at), serverAt: at + there, receivedAt: local(at + there + back) };
  });
  const now = local(tappedMs);
  const clock = offsetOf(samples, now);
  if (!clock) throw new Error('there are samples');
  return { atMs: now + clock.offsetMs, errorMs: clock.errorMs };
}

describe('the fair clock', () => {
  it('never errs by more than it says, whatever the clock, its drift and the network', () => {
    fc.assert(
      fc.property(device, (one) => {
        const { atMs, errorMs } = claimOf(one);
        // One ms for what the drift does to a round trip itself.
        expect(Math.abs(atMs - one.tappedMs)).toBeLessThanOrEqual(errorMs + 1);
      }),
    );
  });

  it('gives whoever was truly first the first place, and nobody a better one than somebody certainly earlier', () => {
    fc.assert(
      fc.property(fc.array(device, { minLength: 2, maxLength: 12 }), (devices) => {
        const taps = devices.map(claimOf).map(({ atMs, errorMs }) => ({ atMs, errorMs: errorMs + 1 }));
        const places = placesOf(taps);
        const first = devices.reduce(
          (best, one, nth) => (one.tappedMs < (devices[best]?.tappedMs ?? 0) ? nth : best),
          0,
        );
        expect(places[first]).toBe(1);
        for (const [i, a] of taps.entries())
          for (const [j, b] of taps.entries())
            if (a.atMs + a.errorMs < b.atMs - b.errorMs) expect(places[i]).toBeLessThan(places[j] ?? 0);
      }),
    );
  });

  it('shares a place where moments cannot be told apart', () => {
    const taps = [100, 104, 130].map((atMs) => ({ atMs, errorMs: 5 }));
    expect(placesOf(taps)).toEqual([1, 1, 3]);
  });

  it('believes no moment before the opening, after the arrival, or longer ago than the measured way', () => {
    const times = { openedMs: 50_000, arrivedMs: 70_000 };
    const judged = (atMs: number, errorMs = 30) => judgedTap({ atMs, errorMs }, times).atMs;
    const earliest = 70_000 - 30 - JITTER_MS;
    expect([judged(0), judged(69_900), judged(90_000)]).toEqual([earliest, 69_900, 70_000]);
    expect(judgedTap(undefined, times)).toEqual({ atMs: 70_000, errorMs: 0 });
  });

  it('lets nobody who tapped more than a way later be the only first, whatever is claimed', () => {
    const claims = fc.record({
      atMs: fc.integer({ min: 0, max: 99_000 }),
      errorMs: fc.integer({ min: 0, max: 90_000 }),
    });
    fc.assert(
      fc.property(claims, fc.integer({ min: JITTER_MS + 20, max: 20_000 }), (claim, laterMs) => {
        const honest = judgedTap({ atMs: 51_000, errorMs: 10 }, { openedMs: 50_000, arrivedMs: 51_010 });
        const liar = judgedTap(claim, { openedMs: 50_000, arrivedMs: 51_010 + laterMs });
        expect(placesOf([honest, liar])[0]).toBe(1);
      }),
    );
  });

  it('takes no reaction for one that nobody has', () => {
    const tapped = (afterMs: number, errorMs = 0) => isTooFast({ atMs: 50_000 + afterMs, errorMs }, 50_000);
    expect([tapped(0), tapped(63), tapped(63, 40), tapped(120)]).toEqual([true, true, false, false]);
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calibrationOf, uncalibrated } from './calibrate.js';
import { chanceOf } from './model.js';

/** So many answers of each expectation, as many of them right as truly come. */
const judged = (truth: (logOdds: number) => number, answers = 2_000) =>
  [-2, -1, 0, 1, 2].flatMap((logOdds) =>
    Array.from({ length: answers }, (_, i) => ({
      chance: chanceOf(logOdds),
      share: Number((i + 0.5) / answers < truth(logOdds)),
    })),
  );

it.each([
  ['as much as is expected', 1, 0],
  ['more than is expected, of all alike', 1, 0.8],
  ['less far from one half', 0.5, 0],
  ['further from one half, and less', 1.6, -0.7],
])('finds what comes: %s', (_, scale, shift) => {
  const found = calibrationOf(judged((logOdds) => chanceOf(shift + scale * logOdds)));
  expect(found.scale).toBeCloseTo(scale, 1);
  expect(found.shift).toBeCloseTo(shift, 1);
});

it('does nothing without answers, and little for a few', () => {
  expect(calibrationOf([])).toEqual(uncalibrated);
  const { scale, shift } = calibrationOf([{ chance: 0.2, share: 1 }]);
  expect(Math.abs(scale - 1) + Math.abs(shift)).toBeLessThan(0.3);
});

it('never turns expectations round, and stays a number', () => {
  const chance = fc.double({ min: 0.001, max: 0.999, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.record({ chance, share: fc.constantFrom(0, 0.5, 1) }), { maxLength: 60 }), (some) => {
      const { scale, shift } = calibrationOf(some);
      expect(scale).toBeGreaterThan(0);
      expect(Number.isFinite(shift)).toBe(true);
      expect(Number.isFinite(scale)).toBe(true);
    }),
  );
});

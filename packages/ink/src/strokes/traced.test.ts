import fc from 'fast-check';
import { expect, it } from 'vitest';
import { evenPath, grown, shareInside } from './path.js';
import type { Stroke } from './stroke.js';
import { Traced } from './traced.js';

// Places on a grid touch edges and corners; the others lie anywhere.
const mm = fc.oneof(fc.integer({ min: -2, max: 12 }), fc.double({ min: -2, max: 12, noNaN: true }));
const stroke = fc
  .array(fc.tuple(mm, mm), { maxLength: 6 })
  .map((places): Stroke => ({ id: 's', t0: 0, tip: 'pen', points: places.map(([x, y]) => [x, y, 0.5, 8] as const) }));
const rect = fc.record({
  xMm: mm,
  yMm: mm,
  widthMm: fc.integer({ min: 0, max: 9 }),
  heightMm: fc.integer({ min: 0, max: 9 }),
});

it('tells the share of a line in a rectangle as following it would, whether it has to or not', () => {
  fc.assert(
    fc.property(stroke, rect, fc.constantFrom(0, 1, 2), (line, area, marginMm) => {
      const whole = shareInside(evenPath(line), grown(area, marginMm));
      expect(new Traced(line).shareIn(area, marginMm)).toBe(whole);
    }),
    { numRuns: 2_000 },
  );
});

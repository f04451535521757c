import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inHalves, keysOf, withHalf } from './keys.js';

describe('the keys of a step', () => {
  it.each([
    [3, [0, 1, 2, 3]],
    [2.5, [0, 1, 2, 2.5]],
    [0.5, [0, 0.5]],
    [10, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [20, [0, 20]],
  ])('of %s points are %j', (full, keys) => {
    expect(keysOf(full)).toEqual(keys);
  });

  it('with half a point lead to every score of the scale, and to none beyond it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), (halves) => {
        const full = halves / 2;
        const reached = new Set(keysOf(full).flatMap((key) => [key, withHalf(key, full) ?? key]));
        const scale = Array.from({ length: halves + 1 }, (_, half) => half / 2);
        expect([...reached].sort((a, b) => a - b)).toEqual(scale);
      }),
    );
  });

  it('takes a typed number in halves within the scale', () => {
    expect([inHalves(null, 20), inHalves(7.3, 20), inHalves(99, 20), inHalves(-1, 20)]).toEqual([null, 7.5, 20, 0]);
  });
});

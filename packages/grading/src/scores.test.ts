import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundToHalf, splitScore, sumScores, toHalves } from './halves.js';
import { defaultScore, stars } from './scores.js';

describe('the default score', () => {
  it.each([
    [1, 10],
    [2, 2],
    [3, 2],
    [4, 2],
    [5, 2],
    [6, 2],
    [7, 5],
    [8, 10],
    [21, 2],
  ] as const)('of type %i is %i', (type, score) => {
    expect(defaultScore(type)).toBe(score);
  });
});

describe('stars', () => {
  it.each([
    [100, 3],
    [90, 3],
    [89.5, 2.5],
    [70, 2.5],
    [69.5, 2],
    [40, 2],
    [39.5, 1.5],
    [30, 1.5],
    [29.5, 1],
    [10, 1],
    [9.5, 0.5],
    [0.5, 0.5],
    [0, 0],
  ])('%f points are %f', (score, count) => {
    expect(stars(score)).toBe(count);
  });
});

describe('half points', () => {
  it.each([
    [1.2, 1],
    [1.25, 1.5],
    [1.24, 1],
    [2.75, 3],
    [0, 0],
    [(2.5 / 3) * 3, 2.5],
    [0.1 + 0.15, 0.5],
  ])('%f rounds to %f', (value, rounded) => {
    expect(roundToHalf(value)).toBe(rounded);
  });

  it.each([
    [5, 3, [2, 1.5, 1.5]],
    [2, 1, [2]],
    [1, 4, [0.5, 0.5, 0, 0]],
    [10, 4, [2.5, 2.5, 2.5, 2.5]],
  ])('%f in %i parts is %j', (total, count, parts) => {
    expect(splitScore(total, count)).toEqual(parts);
  });

  it('are split without loss, in steps, by no more than a step apart', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.integer({ min: 1, max: 60 }), (halves, count) => {
        const parts = splitScore(halves / 2, count);
        expect(sumScores(parts)).toBe(halves / 2);
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it.each([2.3, -0.5, Number.NaN, Infinity])('%f is no score', (score) => {
    expect(() => toHalves(score)).toThrow(RangeError);
  });

  it('are not split into no parts', () => {
    expect(() => splitScore(2, 0)).toThrow(RangeError);
  });
});

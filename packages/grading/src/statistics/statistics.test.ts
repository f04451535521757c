import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemRest, upperLower } from './discrimination.js';
import { scoreRate, scoreRatesBy } from './score-rate.js';
import { completion, distribution, mean, median } from './summary.js';

const binary = (right: number, count: number) =>
  Array.from({ length: count }, (_, k) => ({ score: k < right ? 2 : 0, full: 2 }));
const halves = fc.nat(20).map((value) => value / 2);

describe('a class', () => {
  it('has a mean and a median, and neither without scores', () => {
    expect([mean([1, 2, 4.5]), median([4.5, 1, 2]), median([1, 2, 4, 4.5])]).toEqual([2.5, 2, 3]);
    expect([mean([]), median([])]).toEqual([undefined, undefined]);
  });

  it('falls into steps: the lower edge belongs to a step, the full score to the last', () => {
    expect(distribution([0, 49.5, 50, 59.5, 60, 90, 100], 100).map(({ count }) => count)).toEqual([2, 2, 1, 0, 0, 2]);
    expect(distribution([9, 8.5], 15, [60])).toEqual([
      { from: 0, to: 60, count: 1 },
      { from: 60, to: 100, count: 1 },
    ]);
  });

  it('refuses edges that do not rise', () => {
    expect(() => distribution([1], 10, [60, 50])).toThrow(RangeError);
    expect(() => distribution([1], 0)).toThrow(RangeError);
  });

  it('is complete by what was answered', () => {
    expect([completion(3, 4), completion(0, 0)]).toEqual([0.75, 0]);
  });
});

describe('a score rate', () => {
  it.each([
    [8, 10, 0.5408, 0.9318],
    [0, 10, 0, 0.2129],
    [10, 10, 0.7871, 1],
    [25, 50, 0.3868, 0.6132],
  ])('of %i right of %i lies between %f and %f (Wilson, 90 %%)', (right, count, low, high) => {
    const rate = scoreRate(binary(right, count));
    expect(rate?.rate).toBe(right / count);
    expect(rate?.low).toBeCloseTo(low, 3);
    expect(rate?.high).toBeCloseTo(high, 3);
  });

  it('is surer of partial scores that agree than of right and wrong with the same mean, but never certain', () => {
    const partial = scoreRate(Array.from({ length: 20 }, () => ({ score: 5, full: 10 })));
    const split = scoreRate(binary(10, 20));
    expect((partial?.high ?? 0) - (partial?.low ?? 0)).toBeLessThan((split?.high ?? 0) - (split?.low ?? 0));
    expect((partial?.high ?? 0) - (partial?.low ?? 0)).toBeGreaterThan(0.02);
  });

  it('holds the truth about nine times in ten for partial scores', () => {
    let [seed, hits] = [1, 0];
    const random = () => {
      seed = (seed * 48271) % 2147483647;
      return seed / 2147483647;
    };
    for (let k = 0; k < 2000; k++) {
      const rate = scoreRate(Array.from({ length: 30 }, () => ({ score: Math.floor(random() * 21) / 2, full: 10 })));
      if (rate && rate.low <= 0.5 && 0.5 <= rate.high) hits++;
    }
    expect(hits / 2000).toBeGreaterThan(0.87);
    expect(hits / 2000).toBeLessThan(0.94);
  });

  it('counts an answer for each of its knowledge points once, and none without points', () => {
    const rates = scoreRatesBy([
      { score: 2, full: 2, keys: ['函数', '方程', '函数'] },
      { score: 0, full: 2, keys: ['方程'] },
      { score: 0, full: 0, keys: ['空'] },
    ]);
    expect([rates.get('函数')?.rate, rates.get('函数')?.count, rates.get('方程')?.rate, rates.has('空')]).toEqual([
      1,
      1,
      0.5,
      false,
    ]);
    expect(scoreRate([])).toBeUndefined();
  });

  it('lies within its interval, within 0 and 1', () => {
    fc.assert(
      fc.property(fc.array(halves, { minLength: 1, maxLength: 40 }), (scores) => {
        const { rate, low, high } = scoreRate(scores.map((score) => ({ score, full: 10 }))) ?? {
          rate: -1,
          low: 0,
          high: 0,
        };
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(rate + 1e-12);
        expect(high).toBeGreaterThanOrEqual(rate - 1e-12);
        expect(high).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('discrimination', () => {
  const pupils = (pairs: [number, number][]) => pairs.map(([item, total]) => ({ item, total }));
  const sharp = pupils([
    [2, 20],
    [2, 18],
    [2, 16],
    [2, 15],
    [0, 8],
    [0, 7],
    [0, 6],
    [0, 5],
  ]);

  it('is 1 where only the best solve it, -1 where only the weakest do', () => {
    expect(upperLower(sharp, 2)).toBe(1);
    expect(
      upperLower(
        sharp.map(({ item, total }) => ({ item: 2 - item, total })),
        2,
      ),
    ).toBe(-1);
  });

  it('correlates the item with the rest of the paper, not with itself', () => {
    expect(
      itemRest(
        pupils([
          [2, 4],
          [0, 2],
          [2, 6],
          [0, 4],
        ]),
      ),
    ).toBeCloseTo(0, 10);
    expect(itemRest(sharp)).toBeGreaterThan(0.9);
  });

  it('is unknown for a handful of students or an item that all solve', () => {
    expect([
      upperLower(sharp.slice(0, 3), 2),
      itemRest(sharp.slice(0, 2)),
      itemRest(
        pupils([
          [2, 5],
          [2, 6],
          [2, 7],
        ]),
      ),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('does not depend on the order of the list, also among equals', () => {
    const list = fc.array(fc.record({ item: fc.nat(4).map((value) => value / 2), rest: fc.nat(6) }), {
      minLength: 4,
      maxLength: 15,
    });
    fc.assert(
      fc.property(list, (raw) => {
        const students = raw.map(({ item, rest }) => ({ item, total: item + rest }));
        expect(upperLower([...students].reverse(), 2)).toBeCloseTo(upperLower(students, 2) ?? 9, 9);
      }),
    );
  });
});

describe('better answers never lower an aggregate (R5)', () => {
  it('mean, median, score rate and the share at or above any edge', () => {
    fc.assert(
      fc.property(fc.array(halves, { minLength: 1, maxLength: 25 }), fc.nat(), fc.nat(20), (scores, which, by) => {
        const better = scores.map((score, k) => (k === which % scores.length ? Math.min(10, score + by / 2) : score));
        const rate = (list: readonly number[]) => scoreRate(list.map((score) => ({ score, full: 10 })))?.rate ?? -1;
        const above = (list: readonly number[], edge: number) =>
          distribution(list, 10).reduce((sum, bin) => sum + (bin.from >= edge ? bin.count : 0), 0);
        expect(mean(better)).toBeGreaterThanOrEqual(mean(scores) ?? 99);
        expect(median(better)).toBeGreaterThanOrEqual(median(scores) ?? 99);
        expect(rate(better)).toBeGreaterThanOrEqual(rate(scores));
        for (const edge of [50, 60, 70, 80, 90])
          expect(above(better, edge)).toBeGreaterThanOrEqual(above(scores, edge));
      }),
    );
  });

  it('nor the interval of right and wrong answers', () => {
    for (let right = 0; right < 40; right++) {
      const [less, more] = [scoreRate(binary(right, 40)), scoreRate(binary(right + 1, 40))];
      expect(more?.low).toBeGreaterThanOrEqual(less?.low ?? 9);
      expect(more?.high).toBeGreaterThanOrEqual(less?.high ?? 9);
    }
  });
});

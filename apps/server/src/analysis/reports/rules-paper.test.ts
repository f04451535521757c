import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemStatistics, paperStatistics } from './rules-paper.js';

/** Seven students, four questions. The figures beside it were computed with exact fractions by another program, skewness and kurtosis also by SciPy. */
const table = {
  full: [2, 3, 5, 10],
  rows: [
    [2, 3, 5, 9.5],
    [2, 1.5, 4, 8],
    [0, 3, 4.5, 7],
    [2, 0, 2, 6.5],
    [2, 1, 1, 3],
    [0, 0.5, 3, 2],
    [0, 0, 0, 1],
  ],
};
const near = (value: number) => expect.closeTo(value, 9);

describe('a paper as a measure', () => {
  it("follows the definitions of Moodle's quiz statistics", () => {
    expect(paperStatistics(table)).toEqual({
      deviation: near(6.4485140407177015),
      skewness: near(-0.09332438503110552),
      kurtosis: near(-0.984215324436448),
      alpha: near(0.7901517320354996),
      standardError: near(2.9540126059633662),
    });
    const items = [
      [1.0690449676496976, 0.36888973978678236, 0.4267241379310345, 0.1, 0.1522916818696152],
      [1.2863754913561998, 0.7263403180637605, 0.7774750227066304, 0.15, 0.21149205015458525],
      [1.8676443018131794, 0.8008725892397235, 0.809555408095554, 0.25, 0.2668986597096187],
      [3.264163277895563, 0.9141407281483602, 1, 0.5, 0.3693176082661808],
    ] as const;
    expect(itemStatistics(table)).toEqual(
      items.map(([deviation, index, efficiency, intendedWeight, effectiveWeight]) => ({
        deviation: near(deviation),
        index: near(index),
        efficiency: near(efficiency),
        intendedWeight: near(intendedWeight),
        effectiveWeight: near(effectiveWeight),
      })),
    );
  });

  it('says nothing where nothing can be said: nobody, one student, two, all equal, one question', () => {
    const none = { deviation: null, skewness: null, kurtosis: null, alpha: null, standardError: null };
    expect(paperStatistics({ full: [2, 3], rows: [] })).toEqual(none);
    expect(paperStatistics({ full: [2, 3], rows: [[1, 2]] })).toEqual(none);
    const two = [
      [1, 2],
      [2, 3],
    ];
    expect(paperStatistics({ full: [2, 3], rows: two })).toMatchObject({ skewness: null, kurtosis: null, alpha: 1 });
    const equal = { full: [2, 3], rows: [1, 2, 3, 4].map(() => [1, 2]) };
    expect(paperStatistics(equal)).toEqual({ ...none, deviation: 0 });
    expect(itemStatistics(equal)[0]).toEqual({
      deviation: 0,
      index: null,
      efficiency: null,
      intendedWeight: near(0.4),
      effectiveWeight: null,
    });
    expect(paperStatistics({ full: [5], rows: [[1], [2], [4], [5]] })).toMatchObject({ alpha: null });
  });

  it('gives no effective weight to a question that pulls against the paper', () => {
    const rows = [0, 1, 2, 3, 4].map((at) => [at === 0 ? 1 : 0, 2 * at]);
    const [against, along] = itemStatistics({ full: [1, 10], rows });
    expect(against?.index).toBeLessThan(0);
    expect([against?.effectiveWeight, along?.effectiveWeight]).toEqual([null, 1]);
  });

  it('keeps its bounds whatever a class scores: never a number that is none', () => {
    const row = fc.tuple(fc.nat(4), fc.nat(6), fc.nat(20)).map((halves) => halves.map((half) => half / 2));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), (rows) => {
        const paper = paperStatistics({ full: [2, 3, 10], rows });
        const items = itemStatistics({ full: [2, 3, 10], rows });
        for (const value of [paper, ...items].flatMap((one) => Object.values(one)))
          expect(value === null || Number.isFinite(value)).toBe(true);
        expect(paper.alpha ?? 0).toBeLessThanOrEqual(1 + 1e-9);
        for (const { index, efficiency, effectiveWeight } of items) {
          expect(Math.abs(index ?? 0)).toBeLessThanOrEqual(1 + 1e-9);
          expect(efficiency ?? 0).toBeLessThanOrEqual(1 + 1e-9);
          expect(effectiveWeight ?? 0).toBeLessThanOrEqual(1 + 1e-9);
        }
      }),
    );
  });
});

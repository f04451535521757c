import fc from 'fast-check';
import { expect, it } from 'vitest';
import { agreement } from './agreement.js';

it('is counted by pairs, in points and beside chance', () => {
  expect(agreement([], 1)).toEqual({ pairs: 0, exact: null, within: null, meanDifference: null, kappa: null });
  // The same scores throughout: chance would agree as well, so kappa says nothing.
  expect(
    agreement(
      [
        [3, 3],
        [3, 3],
      ],
      0,
    ),
  ).toMatchObject({ exact: 1, within: 1, meanDifference: 0, kappa: null });
  expect(
    agreement(
      [
        [0, 0],
        [4, 4],
      ],
      0,
    ).kappa,
  ).toBe(1);
  expect(
    agreement(
      [
        [0, 4],
        [4, 0],
      ],
      1,
    ),
  ).toMatchObject({ exact: 0, within: 0, meanDifference: 4, kappa: -1 });
  expect(
    agreement(
      [
        [1, 2],
        [3, 3],
        [5, 4.5],
        [2, 2],
      ],
      0.5,
    ),
  ).toMatchObject({ exact: 0.5, within: 0.75, meanDifference: 0.375 });
});

it('is what the table of shares gives', () => {
  const score = fc.integer({ min: 0, max: 8 }).map((halves) => halves / 2);
  fc.assert(
    fc.property(fc.array(fc.tuple(score, score), { minLength: 1, maxLength: 40 }), (pairs) => {
      const n = pairs.length;
      const [observed, byChance] = [0, 1].map((at) =>
        pairs.reduce(
          (sum, [a, b]) =>
            sum + (at === 0 ? (a - b) ** 2 / n : pairs.reduce((all, [, other]) => all + (a - other) ** 2, 0) / n ** 2),
          0,
        ),
      );
      const { kappa } = agreement(pairs, 1);
      if ((byChance ?? 0) < 1e-12) expect(kappa === null || Math.abs(kappa) < 1e-6).toBe(true);
      else expect(kappa).toBeCloseTo(1 - (observed ?? 0) / (byChance ?? 1), 9);
    }),
  );
});

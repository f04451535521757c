import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proposeLevel, type Result } from './rules-levels.js';

const limits = { aFrom: 85, cBelow: 60 };
const results = (...percents: number[]): Result[] => percents.map((score) => ({ title: `${score}`, score, full: 100 }));

it.each([
  ['all high', results(95, 96, 94, 97, 95), 'A', 'steady'],
  ['at the upper limit', results(85, 85, 85, 85), 'A', 'near-limit'],
  ['just below it', results(84.5, 84.5, 84.5, 84.5), 'B', 'near-limit'],
  ['in the middle', results(72, 73, 71, 72, 73, 72, 71, 72), 'B', 'steady'],
  ['at the lower limit', results(60, 60, 60, 60), 'B', 'near-limit'],
  ['just below it', results(59.5, 59.5, 59.5, 59.5), 'C', 'near-limit'],
  ['all low', results(20, 22, 18, 21), 'C', 'steady'],
  ['better lately', results(50, 55, 80, 85), 'B', 'rising'],
  ['worse lately', results(90, 92, 60, 65), 'B', 'falling'],
  ['two only', results(95, 96), 'A', 'few-results'],
])('%s', (_, of, level, reason) => {
  expect(proposeLevel(of, limits)).toMatchObject({ level, reason, results: of.length });
});

it('nothing is proposed without a result', () => {
  expect(proposeLevel([], limits)).toBeUndefined();
});

it('names the last three, the newest last', () => {
  expect(proposeLevel(results(10, 20, 30, 40), limits)?.last).toEqual([
    { title: '20', rate: 0.2 },
    { title: '30', rate: 0.3 },
    { title: '40', rate: 0.4 },
  ]);
});

describe('for all results', () => {
  const any = fc.array(
    fc.integer({ min: 0, max: 200 }).map((halves) => halves / 2),
    { minLength: 1, maxLength: 8 },
  );
  const rank = { A: 2, B: 1, C: 0 };

  it('the confidence is a probability and the rate lies in its interval', () => {
    fc.assert(
      fc.property(any, (percents) => {
        const proposal = proposeLevel(results(...percents), limits);
        expect(proposal?.confidence).toBeGreaterThanOrEqual(0);
        expect(proposal?.confidence).toBeLessThanOrEqual(1);
        const { low, rate, high } = proposal?.mastery ?? { low: 1, rate: 0, high: 0 };
        expect(low <= rate + 1e-9 && rate <= high + 1e-9).toBe(true);
      }),
    );
  });

  it('a better result never lowers the layer', () => {
    fc.assert(
      fc.property(any, fc.nat(), (percents, at) => {
        const better = percents.map((one, here) => (here === at % percents.length ? 100 : one));
        const [before, after] = [proposeLevel(results(...percents), limits), proposeLevel(results(...better), limits)];
        expect(rank[after?.level ?? 'C']).toBeGreaterThanOrEqual(rank[before?.level ?? 'C']);
      }),
    );
  });
});

import { assignedBands, assignedFault, type StageLines, usualLines } from '@zhibi/contract/analysis/stage-tests';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignedPoints } from './assigned-points.js';
import { boxOf, deviation } from './box.js';
import { cutsOf, levelsOf } from './levels.js';
import { betterThan, fifthOf, standardPoints } from './places.js';
import { type Grown, valueAdded } from './value-added.js';

const halves = fc.nat(200).map((value) => value / 2);
const scoresOf = fc.array(halves, { minLength: 1, maxLength: 40 });
const better = (scores: readonly number[], which: number, by: number) =>
  scores.map((score, at) => (at === which % scores.length ? Math.min(100, score + by / 2) : score));
const byShare: StageLines = { by: 'share', excellent: 20, good: 50, pass: 80, low: 95 };
const order = ['low', 'fail', 'pass', 'good', 'excellent'];

describe('levels', () => {
  it('by score begin at the line itself', () => {
    const levels = levelsOf([127.5, 127, 112.5, 90, 60, 59.5], 150, usualLines);
    expect(levels).toEqual(['excellent', 'good', 'good', 'pass', 'fail', 'low']);
    expect(cutsOf([], 150, usualLines)).toEqual({ excellent: 127.5, good: 112.5, pass: 90, low: 60 });
  });

  it('by share let nobody fall between those who are level, also where all are', () => {
    expect(levelsOf([90, 80, 80, 80, 10], 100, byShare)).toEqual(['excellent', 'good', 'good', 'good', 'fail']);
    expect(new Set(levelsOf([70, 70, 70], 100, byShare))).toEqual(new Set(['excellent']));
    expect(cutsOf([90, 80, 80, 80, 10], 100, byShare)).toEqual({ excellent: 90, good: 80, pass: 80, low: 10 });
  });

  it('never fall for a better answer, and no line is reached by fewer for it', () => {
    fc.assert(
      fc.property(scoresOf, fc.nat(), fc.nat(40), (scores, which, by) => {
        const after = better(scores, which, by);
        const at = which % scores.length;
        for (const lines of [usualLines, byShare]) {
          const [was, is] = [levelsOf(scores, 100, lines), levelsOf(after, 100, lines)];
          expect(order.indexOf(is[at] ?? '')).toBeGreaterThanOrEqual(order.indexOf(was[at] ?? ''));
        }
        for (const step of order) {
          const count = (levels: readonly string[]) =>
            levels.filter((one) => order.indexOf(one) >= order.indexOf(step)).length;
          expect(count(levelsOf(after, 100, usualLines))).toBeGreaterThanOrEqual(
            count(levelsOf(scores, 100, usualLines)),
          );
        }
      }),
    );
  });
});

describe('assigned points', () => {
  const points = (scores: readonly number[], of: keyof typeof assignedBands) =>
    assignedPoints(scores, assignedBands[of]).map((one) => one.points);

  it.each(Object.entries(assignedBands))('of %s have shares of 100 percent and fall', (_, bands) => {
    expect(assignedFault({ scheme: 'own', bands: [...bands] })).toBeUndefined();
  });

  it('of Shanghai go from 70 to 40 in steps of three, of Zhejiang from 100', () => {
    const hundred = Array.from({ length: 100 }, (_, at) => 100 - at / 2);
    expect([...new Set(points(hundred, 'shanghai'))]).toEqual([70, 67, 64, 61, 58, 55, 52, 49, 46, 43, 40]);
    expect(points(hundred, 'shanghai').filter((one) => one === 70)).toHaveLength(5);
    expect(points(hundred, 'zhejiang').slice(0, 7)).toEqual([100, 97, 97, 94, 94, 94, 91]);
  });

  it('of 3+1+2 carry the ends of a band to its ends', () => {
    const hundred = Array.from({ length: 100 }, (_, at) => 100 - at / 2);
    const own = points(hundred, 'three-one-two');
    expect([own[0], own[14], own[15], own[99]]).toEqual([100, 86, 85, 30]);
  });

  it('are the same for equal scores, all of the best band where all are equal, and never fall for a better answer', () => {
    expect(new Set(points([60, 60, 60], 'shanghai'))).toEqual(new Set([70]));
    fc.assert(
      fc.property(scoresOf, fc.nat(), fc.nat(40), (scores, which, by) => {
        const at = which % scores.length;
        for (const of of ['shanghai', 'zhejiang'] as const) {
          const own = points(scores, of);
          expect(points(better(scores, which, by), of)[at]).toBeGreaterThanOrEqual(own[at] ?? 0);
          for (const [k, score] of scores.entries())
            expect(own.every((one, j) => scores[j] !== score || one === own[k])).toBe(true);
        }
      }),
    );
  });
});

describe('a box', () => {
  it('has the middle half, whiskers and what lies far off', () => {
    expect(boxOf([10, 60, 62, 64, 66, 68, 70])).toEqual({
      low: 60,
      lower: 61,
      median: 64,
      upper: 67,
      high: 70,
      outside: [10],
    });
  });

  it('of one student, and of equal scores, is a line', () => {
    expect(boxOf([])).toBeUndefined();
    for (const scores of [[70], [70, 70, 70]])
      expect(boxOf(scores)).toEqual({ low: 70, lower: 70, median: 70, upper: 70, high: 70, outside: [] });
    expect([deviation([70]), deviation([70, 70])]).toEqual([undefined, 0]);
  });

  it('does not fall for a better answer', () => {
    fc.assert(
      fc.property(scoresOf, fc.nat(), fc.nat(40), (scores, which, by) => {
        const [was, is] = [boxOf(scores), boxOf(better(scores, which, by))];
        for (const part of ['lower', 'median', 'upper'] as const)
          expect(is?.[part]).toBeGreaterThanOrEqual((was?.[part] ?? 999) - 1e-9);
      }),
    );
  });
});

describe('places', () => {
  it('are shared by equal scores', () => {
    expect(betterThan([80, 90, 80, 70])).toEqual([1, 0, 1, 3]);
    expect([fifthOf(0, 1), fifthOf(3, 4), fifthOf(19, 100), fifthOf(20, 100)]).toEqual([
      { from: 0, to: 20 },
      { from: 60, to: 80 },
      { from: 0, to: 20 },
      { from: 20, to: 40 },
    ]);
  });

  it('as standard points are there only where scores differ', () => {
    expect(standardPoints([60, 80])).toEqual([40, 60]);
    expect([standardPoints([70, 70, 70]), standardPoints([70])]).toEqual([undefined, undefined]);
  });
});

describe('value added', () => {
  /** Students of classes whose true effect is known, with noise that is the same in each run. */
  const made = (effects: readonly number[], size: (at: number) => number): Grown[] => {
    let seed = 20_261_123;
    const random = () => {
      seed = (seed * 48271) % 2147483647;
      return seed / 2147483647;
    };
    const normal = () => Array.from({ length: 12 }, random).reduce((sum, one) => sum + one, -6);
    return effects.flatMap((effect, at) =>
      Array.from({ length: size(at) }, () => {
        const start = 60 + 12 * normal();
        return { group: `${at}`, start, score: 5 + 0.9 * start + effect + 6 * normal() };
      }),
    );
  };

  it('finds the classes that went further than their start, and holds the truth in its intervals', () => {
    const effects = [4, -4, 0, 0.5, -0.5, 0];
    const result = valueAdded(made(effects, () => 40));
    expect(result?.slope).toBeCloseTo(0.9, 1);
    const [first, second] = result?.groups ?? [];
    expect(first?.low).toBeGreaterThan(0);
    expect(second?.high).toBeLessThan(0);
    const held = result?.groups.filter(({ low, high }, at) => low <= (effects[at] ?? 0) && (effects[at] ?? 0) <= high);
    expect(held?.length).toBeGreaterThanOrEqual(5);
  });

  it('draws a class of one further toward 0 than a class of forty, and is less sure of it', () => {
    const students = [...made([4, -4, 1], () => 40), { group: 'one', start: 60, score: 72 }];
    const groups = valueAdded(students)?.groups ?? [];
    const [one, other] = [groups.find(({ group }) => group === 'one'), groups[0]];
    const kept = (group: typeof one) => (group?.mean ?? 0) / (group?.raw ?? 1);
    expect(one?.raw).toBeGreaterThan(5);
    expect(kept(other)).toBeGreaterThan(0.9);
    expect(kept(one)).toBeLessThan(kept(other) - 0.1);
    expect((one?.high ?? 0) - (one?.low ?? 0)).toBeGreaterThan(2 * ((other?.high ?? 0) - (other?.low ?? 0)));
  });

  it('is 0 for everybody where all scores are equal, and is not told of one class or a handful', () => {
    const equal = Array.from({ length: 20 }, (_, at) => ({ group: `${at % 2}`, start: 70, score: 70 }));
    for (const { mean, low, high } of valueAdded(equal)?.groups ?? []) expect([mean, low, high]).toEqual([0, 0, 0]);
    expect(valueAdded(equal)?.groups).toHaveLength(2);
    expect([valueAdded(equal.slice(0, 9)), valueAdded(equal.map((one) => ({ ...one, group: 'a' })))]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { cleanCorrections, correctionCase, doubtfulCorrections } from '../hard-cases/index.js';
import type { Stroke } from '../strokes/stroke.js';
import { readCorrection } from './read-correction.js';
import { pointsOf } from './teacher-mark.js';

/** Seeds of each kind that are tried every time; `npx tsx packages/ink/scripts/measure-corrections.ts 1000` tries far more. */
const SEEDS = 10;
const read = (kind: string, seed: number) => {
  const { strokes, items, meant } = correctionCase(kind, seed);
  const certain = readCorrection([{ page: 1, strokes }], items).filter(({ points }) => points !== null);
  return { certain, isWrong: certain.some(({ itemId, points }) => meant.get(itemId) !== points) };
};

describe("of a teacher's pen nothing counts that was not meant", () => {
  it.each([...cleanCorrections, ...doubtfulCorrections])('%s', (kind) => {
    const wrong = Array.from({ length: SEEDS }, (_, seed) => seed + 1).filter((seed) => read(kind, seed).isWrong);
    expect(wrong).toEqual([]);
  });
});

/** Of 300 of each: 78 % count by themselves, the others ask. */
it.each([
  ['tick', 0.9],
  ['cross', 0.9],
  ['half tick', 0.9],
  ['circled score', 0.7],
  ['written score', 0.5],
  ['taken off', 0.5],
] as const)('%s counts by itself, of %d of the hands at least', (kind, share) => {
  const counted = Array.from({ length: 20 }, (_, seed) => read(kind, seed + 1)).filter(({ certain }) => certain.length);
  expect(counted.length / 20).toBeGreaterThanOrEqual(share);
});

describe('a doubt', () => {
  const doubtOf = (kind: string, seed = 1) => {
    const { strokes, items } = correctionCase(kind, seed);
    return readCorrection([{ page: 1, strokes }], items);
  };

  it.each([
    ['two ticks', 'several'],
    ['tick between two', 'between'],
    ['more off than there are', 'out-of-range'],
    ['tick scribbled out', 'unclear'],
  ] as const)('of %s says why: %s', (kind, why) => {
    const doubts = [1, 2, 3, 4, 5].map((seed) => doubtOf(kind, seed)[0]?.doubt);
    expect(doubts).toContain(why);
    expect(doubts).not.toContain(null);
  });

  it('of a mark between two questions is asked once', () => {
    expect(doubtOf('tick between two')).toHaveLength(1);
  });

  it('is nothing that lies beside every question', () => {
    expect(doubtOf('beside every question')).toEqual([]);
  });
});

it('the order in which ink comes changes nothing', () => {
  for (const kind of ['circled half', 'taken off', 'tick and a score']) {
    const { strokes, items } = correctionCase(kind, 3);
    const said = (ink: readonly Stroke[]) => readCorrection([{ page: 1, strokes: ink }], items);
    expect(said([...strokes].reverse())).toEqual(said(strokes));
  }
});

it.each([
  [{ kind: 'full' }, 5, 5],
  [{ kind: 'half' }, 5, 2.5],
  [{ kind: 'half' }, 2.5, undefined],
  [{ kind: 'none' }, 5, 0],
  [{ kind: 'off', points: 2 }, 10, 8],
  [{ kind: 'off', points: 12 }, 10, undefined],
  [{ kind: 'score', points: 3.5 }, 10, 3.5],
  [{ kind: 'score', points: 3.3 }, 10, undefined],
  [{ kind: 'score', points: 11 }, 10, undefined],
] as const)('%j of %d marks is %s', (meaning, max, points) => {
  expect(pointsOf(meaning, max)).toBe(points);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter, dueOn, isDue, memoryOf, type Review, ratingOf, rememberedOn } from './rules-memory.js';

const START = '2026-03-01';
/** Reviews by rating and the days since the one before. */
const after = (...steps: [rating: number, days: number][]): Review[] => {
  let on = START;
  return steps.map(([rating, days]) => {
    on = dayAfter(on, days);
    return { on, rating };
  });
};

/** The equations of FSRS-6 as they are published, written down a second time: what the library must agree with. */
const w = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483,
  0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];
const at = (n: number) => w[n] ?? Number.NaN;
const curve = (days: number, stability: number) => (1 + (0.9 ** (-1 / at(20)) - 1) * (days / stability)) ** -at(20);
const between = (low: number, high: number, value: number) => Math.min(high, Math.max(low, value));
const firstDifficulty = (rating: number) => at(4) - Math.exp(at(5) * (rating - 1)) + 1;

function published(reviews: readonly Review[]) {
  let [stability, difficulty, last] = [0, 0, ''];
  for (const { on, rating } of reviews) {
    if (last === '') {
      [stability, difficulty] = [at(rating - 1), between(1, 10, firstDifficulty(rating))];
    } else {
      const kept = curve((Date.parse(on) - Date.parse(last)) / 86_400_000, stability);
      const forgotten =
        at(11) * difficulty ** -at(12) * ((stability + 1) ** at(13) - 1) * Math.exp(at(14) * (1 - kept));
      const grown =
        stability *
        (1 +
          Math.exp(at(8)) *
            (11 - difficulty) *
            stability ** -at(9) *
            (Math.exp((1 - kept) * at(10)) - 1) *
            (rating === 2 ? at(15) : 1) *
            (rating === 4 ? at(16) : 1));
      stability = rating === 1 ? Math.min(forgotten, stability) : grown;
      const moved = difficulty + (-at(6) * (rating - 3) * (10 - difficulty)) / 9;
      difficulty = between(1, 10, at(7) * firstDifficulty(4) + (1 - at(7)) * moved);
    }
    last = on;
  }
  return { stability, difficulty };
}

describe('the memory of FSRS-6', () => {
  it.each([
    [1, 0.212, 6.4133],
    [2, 1.2931, 5.11217071],
    [3, 2.3065, 2.11810397],
    [4, 8.2956, 1],
  ])('begins with rating %i at %f days and difficulty %f, as in the reference', (rating, stability, difficulty) => {
    const memory = memoryOf([{ on: START, rating }]);
    expect(memory?.stability).toBeCloseTo(stability, 4);
    expect(memory?.difficulty).toBeCloseTo(difficulty, 4);
  });

  it('ends the reference sequence where the reference does, counted in whole days', () => {
    const memory = memoryOf(after([1, 0], [3, 0], [3, 1], [3, 3], [3, 8], [3, 21]));
    expect(memory?.stability).toBeCloseTo(53.335106, 3);
    expect(memory?.difficulty).toBeCloseTo(6.3574867, 3);
  });

  it.each([0, 1, 2, 3, 30, 365])('is forgotten along the published curve: after %i days', (days) => {
    for (const stability of [0.212, 1, 40])
      expect(rememberedOn({ stability, difficulty: 5, lastOn: START }, dayAfter(START, days))).toBeCloseTo(
        curve(days, stability),
        6,
      );
  });

  it('follows the published equations over whatever was answered', () => {
    const step = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 120 }));
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        const reviews = after(...steps);
        const [memory, wanted] = [memoryOf(reviews), published(reviews)];
        expect(memory?.stability ?? 0).toBeCloseTo(
          wanted.stability,
          -Math.log10(Math.max(1e-6, wanted.stability / 1e6)),
        );
        expect(memory?.difficulty).toBeCloseTo(wanted.difficulty, 3);
      }),
    );
  });

  it('is the same in whatever order its reviews are read', () => {
    const reviews = after([1, 0], [3, 4], [1, 9], [3, 3]);
    expect(memoryOf([...reviews].reverse())).toEqual(memoryOf(reviews));
    expect(memoryOf([])).toBeUndefined();
  });
});

it('is due on the first day on which the chance is that low, and never on the day of the answer', () => {
  const memory = { stability: 4, difficulty: 5, lastOn: START };
  for (const stability of [0.2, 0.212, 1, 2.3, 4, 8.3, 61.4, 300])
    for (const below of [0.5, 0.65, 0.8, 0.9, 0.95]) {
      const own = { ...memory, stability };
      const due = dueOn(own, below);
      expect(isDue(rememberedOn(own, due), below)).toBe(true);
      expect(isDue(rememberedOn(own, dayAfter(due, -1)), below)).toBe(false);
    }
  expect(dueOn({ ...memory, stability: 0.01 }, 0.9)).toBe(dayAfter(START, 1));
});

it.each([
  [5, 5, 3],
  [3, 5, 2],
  [2.5, 5, 1],
  [0, 5, 1],
  [0, 0, 1],
])('%f of %f is rated %i', (score, full, rating) => {
  expect(ratingOf(score, full)).toBe(rating);
});

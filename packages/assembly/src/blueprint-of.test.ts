import { describe, expect, it } from 'vitest';
import { blueprintOf } from './blueprint-of.js';
import { widened } from './smallest-change.js';
import { topicId } from './specimen.js';
import { countsOf } from './tier-counts.js';

describe('the blueprint of a paper', () => {
  const choice = { type: 2 as const, score: 3, topicIds: [topicId(0)], difficulty: 0.85, minutes: 2 };
  const open = { type: 1 as const, score: 10, topicIds: [topicId(1), topicId(0)], difficulty: 0.5, minutes: 8.5 };

  it('is its types with their usual score, its table by the first topic, its length and its difficulty', () => {
    const read = blueprintOf([choice, choice, { ...choice, score: 4 }, open], 'knowledge');
    expect(read).toMatchObject({
      types: [
        { type: 2, count: 3, score: 3 },
        { type: 1, count: 1, score: 10 },
      ],
      topics: [
        { topicId: topicId(0), share: null },
        { topicId: topicId(1), share: null },
      ],
      cells: [
        { topicId: topicId(0), type: 2, count: 3 },
        { topicId: topicId(1), type: 1, count: 1 },
      ],
      minutes: 15,
      difficulty: { from: 0.65, to: 0.71 },
      curve: [0.75, 0, 0, 0.25, 0],
    });
  });

  it('leaves what is about nothing out of the table, and of nothing asks nothing', () => {
    expect(blueprintOf([{ ...choice, topicIds: [] }], 'chapter')).toMatchObject({
      cells: [],
      topics: [],
      by: 'chapter',
    });
    expect(blueprintOf([], 'knowledge')).toMatchObject({ types: [], minutes: null, difficulty: null, curve: null });
  });
});

it.each([
  [{ from: null, to: 45 }, 51, 1, { from: null, to: 51 }],
  [{ from: null, to: 45 }, 51.2, 1, { from: null, to: 52 }],
  [{ from: 0.65, to: 0.7 }, 0.7234, 0.01, { from: 0.65, to: 0.73 }],
  [{ from: 0.65, to: 0.7 }, 0.6123, 0.01, { from: 0.61, to: 0.7 }],
  [{ from: 6, to: 6 }, 5, 1, { from: 5, to: 5 }],
  [{ from: 0.3, to: 0.3 }, 0.8342, 0.01, { from: 0.83, to: 0.84 }],
  [{ from: 2, to: null }, 3, 1, { from: 2, to: null }],
])('bounds are moved just so far that they hold: %j for %d', (wanted, measure, step, becomes) => {
  expect(widened(wanted, measure, step)).toEqual(becomes);
});

it.each([
  [[0.2, 0.3, 0.3, 0.15, 0.05], 25, [5, 8, 7, 4, 1]],
  [[1, 1, 1, 1, 1], 3, [1, 1, 1, 0, 0]],
  [[0, 0, 0, 0, 0], 9, [0, 0, 0, 0, 0]],
])('a curve is followed in whole questions: %j of %d', (curve, questions, counts) => {
  expect(countsOf(curve, questions)).toEqual(counts);
});

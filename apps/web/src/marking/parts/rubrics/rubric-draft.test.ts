import { expect, it } from 'vitest';
import { type DraftCriterion, freshCriterion, movedUp, rubricOf, sumOf, withLevel } from './rubric-draft.js';

const draft = (name: string, ...points: (number | null)[]): DraftCriterion => ({
  criterionId: name || 'none',
  name,
  levels: points.map((each, at) => ({ levelId: `l${at}`, points: each, text: ' 步骤 ' })),
});

it.each([
  ['names', [draft(' ', 5, 0)]],
  ['points', [draft('a', 5, null)]],
  ['points', [draft('a', 5, 5)]],
  ['sum', [draft('a', 4, 0)]],
] as const)('lacks %s', (wrong, drafts) => expect(rubricOf(drafts, 5)).toBe(wrong));

it('is a rubric once its best levels are the marks of the question; none at all is none', () => {
  expect(rubricOf([draft('a', 3.5, 0), draft('b', 1.5, 0.5)], 5)).toMatchObject([
    { name: 'a', levels: [{ points: 3.5, text: '步骤' }, { points: 0 }] },
    { name: 'b' },
  ]);
  expect(rubricOf([], 5)).toEqual([]);
});

it('begins with what is left of the marks, and a level more comes before the one that earns nothing', () => {
  const begun = freshCriterion(4);
  expect(begun.levels.map(({ points }) => points)).toEqual([4, 0]);
  expect(withLevel(begun).levels.map(({ points }) => points)).toEqual([4, null, 0]);
  expect(withLevel(draft('a', 3, 1)).levels.map(({ points }) => points)).toEqual([3, 1, null]);
  expect(sumOf([begun, draft('a', null, 2)])).toBe(6);
});

it('goes up by one place, and the first stays', () => {
  expect([movedUp([1, 2, 3], 2), movedUp([1, 2, 3], 0)]).toEqual([
    [1, 3, 2],
    [1, 2, 3],
  ]);
});

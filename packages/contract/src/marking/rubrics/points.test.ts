import { expect, it } from 'vitest';
import { type Criterion, doHold, pointsOf, resultsOf, wrongWith } from './index.js';

const criterion = (criterionId: string, ...points: number[]): Criterion => ({
  criterionId,
  name: criterionId,
  levels: points.map((each) => ({ levelId: String(each).replace('.', '-'), points: each, text: '' })),
});
const steps = criterion('steps', 4, 2, 0);
const result = criterion('result', 1.5, 0.5, 0);

it.each<[ReturnType<typeof wrongWith>, Criterion[], number]>([
  [undefined, [steps, result], 5.5],
  [undefined, [], 5],
  ['sum', [steps, result], 5],
  ['levels', [criterion('steps', 2, 4)], 4],
  ['levels', [{ ...steps, levels: steps.levels.map((level) => ({ ...level, points: 4 })) }], 4],
  ['ids', [steps, steps], 8],
])('%s is wrong with a rubric', (wrong, criteria, full) => expect(wrongWith(criteria, full)).toBe(wrong));

const chosen = [
  { criterionId: 'steps', levelId: '2' },
  { criterionId: 'result', levelId: '1-5' },
];
it('is worth what its chosen levels are worth together, and nothing while one is missing or gone', () => {
  expect(pointsOf([steps, result], chosen)).toBe(3.5);
  expect(pointsOf([steps, result], chosen.slice(1))).toBeNull();
  expect(pointsOf([steps, criterion('result', 1, 0)], chosen)).toBeNull();
  expect(pointsOf([steps, result, criterion('new', 1, 0)], chosen)).toBeNull();
  expect(pointsOf([], [])).toBeNull();
});

it('says something of a score only while it is worth it', () => {
  expect(doHold([steps, result], chosen, 3.5)).toBe(true);
  expect(doHold([steps, result], chosen, 3)).toBe(false);
  expect(doHold([steps, result], chosen, null)).toBe(false);
  expect(resultsOf([steps, result], chosen).map(({ name, points, full }) => [name, points, full])).toEqual([
    ['steps', 2, 4],
    ['result', 1.5, 1.5],
  ]);
});

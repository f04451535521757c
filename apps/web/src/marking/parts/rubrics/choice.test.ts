import type { Criterion } from '@zhibi/contract/marking/rubrics';
import { expect, it } from 'vitest';
import { allLevels, chosenWith, missing, nextOpen } from './choice.js';

const criterion = (criterionId: string): Criterion => ({
  criterionId,
  name: criterionId,
  levels: [
    { levelId: 'x', points: 2, text: '' },
    { levelId: 'y', points: 0, text: '' },
  ],
});
const criteria = ['a', 'b', 'c'].map(criterion);

it('a level is chosen, changed for another, and taken out when it is chosen once more', () => {
  const one = chosenWith([], 'a', 'x');
  expect(one).toEqual([{ criterionId: 'a', levelId: 'x' }]);
  expect(chosenWith(one, 'a', 'y')).toEqual([{ criterionId: 'a', levelId: 'y' }]);
  expect(chosenWith(one, 'a', 'x')).toEqual([]);
});

it('goes on to the criterion that waits next, around the end, and to none when all are chosen', () => {
  const ac = [...chosenWith([], 'a', 'x'), ...chosenWith([], 'c', 'y')];
  expect([nextOpen(criteria, []), nextOpen(criteria, ac, 2), nextOpen(criteria, ac, 0)]).toEqual([0, 1, 1]);
  expect(nextOpen(criteria, allLevels(criteria, 'best'), 1)).toBe(-1);
  // A level of an older rubric is none.
  expect(missing(criteria, [{ criterionId: 'a', levelId: 'gone' }, ...chosenWith([], 'b', 'x')])).toBe(2);
});

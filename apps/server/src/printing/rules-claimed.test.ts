import { expect, it } from 'vitest';
import { claimedOf } from './rules-claimed.js';

const order = { studentIds: ['an', 'bo', 'chen'], pages: [1, 2] };

it.each([
  ['nothing is printed again', [], []],
  ['one whole copy', [{ studentIds: ['bo'], pages: [1, 2] }], ['bo']],
  ['one page of a copy: the rest of it came', [{ studentIds: ['bo'], pages: [1] }], []],
  [
    'the same copy twice, and another',
    [
      { studentIds: ['chen'], pages: [2, 1] },
      { studentIds: ['chen', 'an'], pages: [1, 2] },
    ],
    ['an', 'chen'],
  ],
])('%s', (_, children, claimed) => {
  expect(claimedOf(order, children)).toEqual(claimed);
});

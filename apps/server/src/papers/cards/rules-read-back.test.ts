import { expect, it } from 'vitest';
import { countsOf } from './rules-read-back.js';

const failed = (count: number, asked: boolean, from = 1) =>
  Array.from({ length: count }, (_, at) => ({ copy: from + at, asked }));

it.each([
  ['all read', [], 200, 0],
  ['a few that a person is asked about', failed(10, true), 200, 10],
  ['one that was read wrongly', failed(1, false), 199, 0],
  ['both', [...failed(3, true), ...failed(2, false, 50)], 198, 3],
  ['so many asked that the card saves no work', failed(11, true), 189, 11],
])('of 200 copies count as read: %s', (_, failures, read, asked) => {
  const counts = countsOf(failures, 200);
  expect([counts.read, counts.asked]).toEqual([read, asked]);
  expect(counts.families.reduce((sum, one) => sum + one.read, 0)).toBe(read);
});

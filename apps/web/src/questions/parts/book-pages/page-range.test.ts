import { expect, it } from 'vitest';
import { isRange, itemsOf } from './page-range.js';

it.each([
  [1, 1, true],
  [1, 8, true],
  [12, 13, false],
  [3, 2, false],
  [0, 2, false],
  [1.5, 2, false],
  [null, 2, false],
  [1, null, false],
])('pages %s to %s of eight: %s', (from, to, is) => expect(isRange(from, to, 8)).toBe(is));

it('takes each question of the pages once', () => {
  const page = { chapter: '', widthMm: 210, heightMm: 297, hasPicture: true, dotsPerCm2: null, cents: null, areas: [] };
  const pages = [
    { ...page, page: 1, itemIds: ['a', 'b'] },
    { ...page, page: 2, itemIds: ['b', 'c'] },
    { ...page, page: 3, itemIds: ['d'] },
  ];
  expect(itemsOf(pages, 1, 2)).toEqual(['a', 'b', 'c']);
});

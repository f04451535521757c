import { expect, it } from 'vitest';
import { columnsOf, nextAfter, nextOf, perScreens, turned } from './place.js';

it.each([
  [0, 1, 6],
  [5, 1, 6],
  [7, -1, 0],
  [13, 1, 13],
  [2, -1, 2],
] as const)('from answer %i a screen of six is turned by %i to %i, and not past the ends', (at, by, to) => {
  expect(turned(at, by, { count: 14, per: 6 })).toBe(to);
});

const answer = (answerId: string, status: 'waiting' | 'scored-by-person') => ({
  answerId,
  status,
  inkSinceScore: false,
});

it('after a batch the rest of the screen comes first, then what follows', () => {
  const answers = [
    answer('a', 'waiting'),
    answer('b', 'waiting'),
    answer('c', 'scored-by-person'),
    answer('d', 'waiting'),
    answer('e', 'waiting'),
  ];
  expect(nextAfter(answers, 0, new Set(['a']))?.answerId).toBe('b');
  expect(nextAfter(answers, 0, new Set(['a', 'b']))?.answerId).toBe('d');
  expect(nextAfter(answers, 3, new Set(['d', 'e']))).toBeUndefined();
});

it.each([
  ['after this one', 'a', [], 'd'],
  ['then from the start', 'd', [], 'a'],
  ['what was given is done', 'd', ['a'], undefined],
])('the next is the next that waits: %s', (_, from, given, to) => {
  const answers = [
    answer('a', 'waiting'),
    answer('b', 'scored-by-person'),
    answer('c', 'scored-by-person'),
    answer('d', 'waiting'),
  ];
  expect(nextOf(answers, from, new Set(given))?.answerId).toBe(to);
});

it('shows 1, 4, 9 or 16 answers a screen, as a square of them', () => {
  for (const per of [1, 4, 9, 16] as const) {
    expect(perScreens).toContain(per);
    expect(columnsOf[per] ** 2).toBe(per);
  }
});

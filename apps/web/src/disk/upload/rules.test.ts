import { PART_BYTES } from '@zhibi/contract/disk';
import { describe, expect, it } from 'vitest';
import { bytesOf, judge, percentOf, retryAfterMs, secondsLeft, speedOf } from './rules.js';

const files = (...names: string[]) => names.map((name) => ({ name }));
const many = (count: number) => files(...Array.from({ length: count }, (_, i) => `${i}.txt`));

const comes = (...names: string[]) => ({ files: files(...names), taken: [], wrong: [] });

describe('a selection', () => {
  it.each([
    ['of ten', many(10), [], { files: many(10), taken: [], wrong: [] }],
    ['of eleven', many(11), [], null],
    ['whose first is taken', files('a.txt', 'c.txt'), ['A.txt'], { ...comes('c.txt'), taken: files('a.txt') }],
    ['whose last is taken', files('c.txt', 'a.txt'), ['A.txt'], { ...comes('c.txt'), taken: files('a.txt') }],
    [
      'whose names are all taken',
      files('a.txt', 'B.TXT'),
      ['A.txt', 'b.txt'],
      { ...comes(), taken: files('a.txt', 'B.TXT') },
    ],
    ['with a name twice', files('a.txt', 'A.TXT'), [], { ...comes('a.txt'), taken: files('A.TXT') }],
    [
      'with names that no computer keeps',
      files('a.txt', 'con.txt', 'b?.txt'),
      [],
      {
        ...comes('a.txt'),
        wrong: [
          { name: 'con.txt', fault: 'name-reserved' },
          { name: 'b?.txt', fault: 'name-characters' },
        ],
      },
    ],
    ['of nothing', [], ['a.txt'], comes()],
  ])('%s', (_, chosen, taken, verdict) => {
    expect(judge(chosen, taken)).toEqual(verdict);
  });
});

it.each([
  [0, 0, false, 0],
  [0, 0, true, 100],
  [200, 99, false, 49],
  [200, 200, false, 99],
  [200, 200, true, 100],
])('of %i bytes %i are there, whole: %s: %i %%', (size, arrived, whole, percent) => {
  expect(percentOf(size, arrived, whole)).toBe(percent);
});

it('counts the last part as long as it is', () => {
  expect(bytesOf(PART_BYTES + 7, [2])).toBe(7);
  expect(bytesOf(PART_BYTES + 7, [1, 2])).toBe(PART_BYTES + 7);
});

describe('the speed', () => {
  const at = (atMs: number, bytes: number) => ({ atMs, bytes });
  it.each([
    ['nothing arrived', [], 10_000, 0],
    ['one part just now', [at(10_000, 500)], 10_000, 1_000],
    ['over the last seconds', [at(6_000, 1_000), at(8_000, 1_000)], 10_000, 500],
    ['what is long ago does not count', [at(1_000, 9_999), at(8_000, 1_000)], 10_000, 500],
  ])('%s', (_, samples, now, speed) => {
    expect(speedOf(samples, now)).toBe(speed);
  });

  it.each([
    [1_000, 0, null],
    [1_000, 300, 4],
    [0, 300, 1],
  ])('leaves %i bytes at %i a second: %s s', (rest, speed, seconds) => {
    expect(secondsLeft(rest, speed)).toBe(seconds);
  });
});

it('sends a part again later and later, and then not again', () => {
  expect([1, 2, 3, 4, 5].map(retryAfterMs)).toEqual([500, 1_000, 2_000, 4_000, null]);
});

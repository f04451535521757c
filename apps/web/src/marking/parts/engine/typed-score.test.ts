import { describe, expect, it } from 'vitest';
import { NOTHING_TYPED, padScores, type TypedScore, toggleHalf, typeDigit } from './typed-score.js';

const type = (max: number, ...keys: [digit: string, atMs: number][]) =>
  keys.reduce<TypedScore>((typed, [digit, nowMs]) => typeDigit(typed, digit, { max, nowMs }) ?? typed, NOTHING_TYPED);

describe('typing a score', () => {
  it.each([
    { name: 'one digit is a score at once', max: 10, keys: [['7', 0]], score: 7 },
    {
      name: 'two quick digits are one number',
      max: 10,
      keys: [
        ['1', 0],
        ['0', 300],
      ],
      score: 10,
    },
    {
      name: 'a late digit begins anew',
      max: 12,
      keys: [
        ['1', 0],
        ['2', 2000],
      ],
      score: 2,
    },
    {
      name: 'what would be too much begins anew',
      max: 10,
      keys: [
        ['1', 0],
        ['5', 100],
      ],
      score: 5,
    },
    { name: 'zero is a score', max: 4, keys: [['0', 0]], score: 0 },
  ] as const)('$name', ({ max, keys, score }) => {
    expect(type(max, ...keys.map(([digit, at]): [string, number] => [digit, at])).score).toBe(score);
  });

  it('refuses a digit beyond the full marks', () => {
    expect(typeDigit(NOTHING_TYPED, '7', { max: 4, nowMs: 0 })).toBeNull();
  });

  it.each([
    [null, 10, 0.5],
    [7, 10, 7.5],
    [7.5, 10, 7],
    [10, 10, null],
  ] as const)('half a point on %s of %s is %s', (score, max, next) => {
    expect(toggleHalf(score, max)).toBe(next);
  });

  it('offers every score of a short question, and steps with the full marks of a long one', () => {
    expect(padScores(3)).toEqual([0, 1, 2, 3]);
    expect(padScores(2.5)).toEqual([0, 1, 2, 2.5]);
    expect(padScores(60).at(-1)).toBe(60);
    expect(padScores(60).length).toBeLessThan(16);
  });
});

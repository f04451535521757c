import type { AnswerArea } from '@zhibi/contract/papers';
import { describe, expect, it } from 'vitest';
import { readTyped } from './rules-typed.js';

const blank: AnswerArea = {
  areaId: 'blank',
  areaType: 4,
  beIncludedId: null,
  qids: ['i'],
  page: 1,
  xMm: 20,
  yMm: 40,
  widthMm: 40,
  heightMm: 8,
  option: null,
  blankIndex: 0,
  partIndex: null,
};

/** The score of what was typed for a key; 'waits' where a person has to say. */
function scoreOf(words: string, key: string) {
  const body = { type: 4 as const, answer: { kind: 'blanks' as const, blanks: [{ accepted: [key] }] }, parts: [] };
  const read = readTyped({ score: 2, body }, [blank], new Map([['blank', { areaId: 'blank', marked: null, words }]]));
  return read.kind === 'scored' ? read.score : 'waits';
}

describe('what was typed in a blank', () => {
  it.each([
    ['25', '25', 2],
    ['25。', '25', 2],
    ['52', '25', 0],
    ['2 5', '25', 'waits'],
    ['2\n5', '25', 'waits'],
    ['25,', '25', 'waits'],
    ['25，', '25', 'waits'],
    ['25 25', '25', 'waits'],
    ['25\n36', '25', 'waits'],
    ['2,5', '2.5', 'waits'],
    ['2.5.', '2.5', 'waits'],
    ['2..5', '2.5', 'waits'],
    ['0,5', '0.5', 'waits'],
    ['2 1/2', '2.5', 'waits'],
    ['2 1/2', '21/2', 0],
    ['11/2', '$1\\frac{1}{2}$', 0],
    ['1 1/2', '$1\\frac{1}{2}$', 2],
    ['3/2', '$1\\frac{1}{2}$', 'waits'],
    ['1.5', '1 1/2', 'waits'],
    ['a pple', 'apple', 'waits'],
    ['every day', 'everyday', 'waits'],
    ['may be', 'may be', 2],
    ['1,000', '1000', 2],
  ])('%j for %s: %s', (words, key, expected) => {
    expect(scoreOf(words, key)).toBe(expected);
  });
});

import { type Difficulty, difficultyOf } from '@zhibi/contract/questions';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { difficultyBands, mayBePinyin, wordsOf } from './rules.js';

it('difficulty bands agree with the name that the contract gives a rate', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (rate) => {
      const bands = Object.entries(difficultyBands).filter(([, { from, below }]) => rate >= from && rate < below);
      expect(bands.map(([name]) => name)).toEqual([difficultyOf(rate) satisfies Difficulty]);
    }),
  );
});

it.each([
  ['勾股  定理', ['勾股', '定理']],
  ['ＡＢＣ　①', ['abc', '1']],
  ['⽐例 ⻓方形', ['比例', '长方形']],
  ['x² + 1', ['x2', '+', '1']],
  ['x^2', ['x2']],
  ['x^{n+1}', ['x(n+1)']],
  ['2ⁿ 2^n $2^{n}$', ['2n']],
  ['$\\frac{1}{2}$', ['1/2']],
  ['\\sqrt{3}x', ['√3x']],
  ['   ', []],
  ['数 数', ['数']],
  ['零\u0001字', ['零', '字']],
])('the words %j are looked for as %j', (typed, words) => expect(wordsOf(typed)).toEqual(words));

it.each([
  ['hanshu', true],
  ['hs', true],
  ['lv', true],
  ['h', false],
  ['函数', false],
  ['x2', false],
])('%j may be pinyin: %s', (word, may) => expect(mayBePinyin(word)).toBe(may));

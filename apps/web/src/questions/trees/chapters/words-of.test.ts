import { expect, it } from 'vitest';
import { textOf, wordsOf } from './words-of.js';

it.each([
  ['', []],
  [' 、 ', []],
  ['春天、花朵，小鸟', ['春天', '花朵', '小鸟']],
  ['春天 花朵\n小鸟;大地；山|水/火,土', ['春天', '花朵', '小鸟', '大地', '山', '水', '火', '土']],
  ['春天　春天', ['春天']],
  ['⽐较', ['比较']],
])('%j is read as %j', (text, words) => expect(wordsOf(text)).toEqual(words));

it('words that were written out are read back', () =>
  expect(wordsOf(textOf(['春天', '花朵']))).toEqual(['春天', '花朵']));

import { expect, it } from 'vitest';
import { fitsIn } from './typed-lines.js';

const place = { widthMm: 160, heightMm: 55, fontMm: 5 };

it.each([
  ['a word', '证明', true],
  ['nine lines', '永'.repeat(280), true],
  ['ten lines', '永'.repeat(300), false],
  ['letters, which are narrower', 'a'.repeat(500), true],
  ['short lines', '1\n'.repeat(12), false],
])('typed words are seen whole in their place, or not: %s', (_, words, isWhole) => {
  expect(fitsIn(words, place)).toBe(isWhole);
});

it('one line is whole in the smallest blank', () => {
  expect(fitsIn('42', { widthMm: 12, heightMm: 3, fontMm: 3 })).toBe(true);
});

import { expect, it } from 'vitest';
import type { ReadSymbol } from './hypotheses.js';
import { hasBarBeside } from './raised-digits.js';

const at = (label: string, xMm: number, widthMm: number): ReadSymbol => ({
  label,
  probability: 1,
  strokeIds: [label],
  bounds: { xMm, yMm: 0, widthMm, heightMm: label === '-' ? 0.3 : 4 },
});

it.each([
  ['before it', 0, false],
  ['before it, its end over the edge of the digit', 0.8, false],
  ['over it', 2.3, true],
  ['over most of it', 1.5, true],
])('a minus %s', (_, xMm, isBeside) => {
  expect(hasBarBeside([at('-', xMm, 2), at('3', 2.2, 2)])).toBe(isBeside);
});

import { isShort } from '@zhibi/contract/printing/stock';
import { expect, it } from 'vitest';
import { lastsDays, leftOf } from './rules.js';

const day = (nth: number) => new Date(Date.UTC(2026, 10, nth));
const counted = (sheets: number, nth: number) => ({ step: 'counted' as const, sheets, at: day(nth) });
const came = (sheets: number, nth: number) => ({ step: 'came' as const, sheets, at: day(nth) });
const used = (sheets: number, nth: number) => ({ sheets, at: day(nth) });

it.each([
  ['nobody has counted', [], [used(5, 3)], null],
  ['it was counted', [counted(100, 2)], [], 100],
  ['something was printed since', [counted(100, 2)], [used(30, 1), used(5, 3), used(6, 4)], 89],
  ['more came', [came(500, 5), counted(100, 2)], [used(30, 3), used(30, 6)], 540],
  ['the last count holds', [counted(40, 6), came(500, 5), counted(100, 2)], [used(30, 3), used(1, 7)], 39],
  ['more was printed than was there', [counted(10, 2)], [used(30, 3)], -20],
])('what lies there when %s', (_, said, printed, left) => {
  expect(leftOf(said, printed)).toBe(left);
});

it('lasts as long as at the usual rate, and says nothing where none is known', () => {
  expect([lastsDays(100, 40), lastsDays(-5, 40), lastsDays(100, 0), lastsDays(null, 40)]).toEqual([2.5, 0, null, null]);
});

it.each([
  [{ left: 100, waiting: 120, lastsDays: null }, true],
  [{ left: 100, waiting: 0, lastsDays: 1.9 }, true],
  [{ left: 100, waiting: 100, lastsDays: 2 }, false],
  [{ left: null, waiting: 100, lastsDays: null }, false],
])('%j is short: %s', (stock, wanted) => {
  expect(isShort(stock)).toBe(wanted);
});

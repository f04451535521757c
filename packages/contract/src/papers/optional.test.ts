import { expect, it } from 'vitest';
import { choiceNote, chosenIn, fullScoreOf, fullScoreOfAll, isFairChoice } from './optional.js';

const of = (...scores: number[]) => scores.map((score) => ({ score }));

it.each([
  ['all where nothing is chosen', undefined, of(10, 10), 20, null],
  ['one of two', 1, of(10, 10), 10, 1],
  ['two of three', 2, of(8, 8, 8), 16, 2],
  ['as many as there are: nothing is chosen', 2, of(10, 10), 20, null],
  ['more than there are', 5, of(10, 10), 20, null],
  ['the dearest where scores differ', 1, of(8, 12), 12, 1],
  ['an empty section', 1, of(), 0, null],
] as const)('%s', (_, choose, items, full, chosen) => {
  expect(fullScoreOf({ choose, items })).toBe(full);
  expect(chosenIn({ choose, items })).toBe(chosen);
});

it('a paper is worth its sections', () => {
  expect(fullScoreOfAll([{ items: of(3, 3) }, { choose: 1, items: of(10, 10) }])).toBe(16);
});

it('optional questions have one score; others what they like', () => {
  expect(isFairChoice({ choose: 1, items: of(10, 8) })).toBe(false);
  expect(isFairChoice({ choose: 1, items: of(10, 10) })).toBe(true);
  expect(isFairChoice({ choose: 2, items: of(10, 8) })).toBe(true);
  expect(isFairChoice({ items: of(10, 8) })).toBe(true);
});

it('is asked for as on a printed paper', () => {
  expect(choiceNote(['22', '23'], 1)).toBe('请从第 22、23 题中任选 1 题作答；多做的，按所做的第一题计分');
  expect(choiceNote(['20', '21', '22'], 2)).toBe('请从第 20、21、22 题中任选 2 题作答；多做的，按所做的前 2 题计分');
});

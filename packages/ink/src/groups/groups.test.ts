import { expect, it } from 'vitest';
import { makeHand, writeText } from '../handwriting/index.js';
import { groupAnswers } from './index.js';

const box = { xMm: 0, yMm: 0, widthMm: 60, heightMm: 12 };
const written = (text: string, hand: number) => (text === '' ? [] : writeText(makeHand(hand, 0.2), text, box, 0));

it('puts together what was read as the same, and what is blank, and never two numbers that were surely read', () => {
  const truth = ['19', '25', '', '19', '25', '19', '', '31'];
  const groups = groupAnswers(truth.map((text, at) => [written(text, 40 + at)]));
  expect(groups.flatMap(({ members }) => [...members]).sort()).toEqual(truth.map((_, at) => at));
  for (const { kind, members } of groups)
    if (kind !== 'single') expect(new Set(members.map((at) => truth[at])).size).toBe(1);
  expect(groups.find(({ kind }) => kind === 'blank')?.members).toEqual([2, 6]);
});

it('puts together what no reader knows by its looks, and leaves alone what is like no other', () => {
  const truth = ['x=2', 'x=2', 'x=2', 'a+b+c+d+e'];
  const hand = (text: string) => writeText(makeHand(7, 0.02), text, box, 0);
  const groups = groupAnswers(truth.map((text) => [hand(text)]));
  expect(groups.map(({ kind, members }) => [kind, members])).toEqual([
    ['alike', [0, 1, 2]],
    ['single', [3]],
  ]);
});

it('reads each place of an answer by itself', () => {
  const truth = [
    ['-3', '4'],
    ['3', '-4'],
    ['-3', '4'],
    ['-3', ''],
  ];
  const groups = groupAnswers(truth.map((places, at) => places.map((text) => written(text, 70 + at))));
  for (const { kind, members } of groups)
    if (kind === 'read') expect(new Set(members.map((at) => truth[at]?.join('；'))).size).toBe(1);
  expect(groups.flatMap(({ members }) => [...members]).sort()).toEqual([0, 1, 2, 3]);
});

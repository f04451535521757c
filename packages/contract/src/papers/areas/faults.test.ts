import { expect, it } from 'vitest';
import { type AnswerArea, foldOfPaper } from '../geometry.js';
import { areaFaults } from './faults.js';

const area = (change: Partial<AnswerArea>): AnswerArea => ({
  areaId: 'a',
  areaType: 1,
  beIncludedId: null,
  qids: ['q'],
  page: 1,
  xMm: 20,
  yMm: 20,
  widthMm: 100,
  heightMm: 30,
  option: null,
  blankIndex: null,
  partIndex: null,
  ...change,
});
const kinds = (change: Partial<AnswerArea>, foldMm = foldOfPaper('A3')) =>
  areaFaults([area(change)], { pageSize: 'A3', pageCount: 1, itemIds: ['q'], foldMm }).map(({ kind }) => kind);

it.each([
  ['left of the fold', {}, []],
  ['up to the fold', { widthMm: 190 }, []],
  ['from the fold on', { xMm: 210 }, []],
  ['over the fold', { widthMm: 191 }, ['area-over-fold']],
  ['over it by its whole length', { xMm: 5, widthMm: 410 }, ['area-over-fold']],
] as const)('an area %s', (_, change, told) => expect(kinds(change)).toEqual(told));

it('a sheet that stays flat has no fold', () => {
  expect(kinds({ xMm: 5, widthMm: 410 }, null)).toEqual([]);
  expect([foldOfPaper('A4'), foldOfPaper('16K'), foldOfPaper('8K')]).toEqual([null, null, 195]);
});

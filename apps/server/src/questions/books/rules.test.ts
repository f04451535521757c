import type { BookArea } from '@zhibi/contract/questions/partners';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { A4, areaFault, areChapters, chapterOf, clerksOf, pagesCovered, paperOf, qualityOf } from './rules.js';

const chapters = (...from: number[]) => from.map((page) => ({ title: `第 ${page} 页起`, from: page }));
const area = (change: Partial<BookArea> = {}): BookArea => ({
  areaType: 1,
  xMm: 10,
  yMm: 10,
  widthMm: 50,
  heightMm: 20,
  itemId: null,
  ...change,
});

describe('chapters', () => {
  it.each([
    [[1], 1, true],
    [[1, 4, 9], 9, true],
    [[], 5, false],
    [[2], 5, false],
    [[1, 3, 3], 5, false],
    [[1, 4, 2], 5, false],
    [[1, 6], 5, false],
  ])('%j of %i pages: %s', (from, pages, right) => {
    expect(areChapters(chapters(...from), pages)).toBe(right);
  });

  it('every page of a book belongs to the last chapter that has begun', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 2, max: 60 }), { maxLength: 8 }), (rest) => {
        const all = chapters(1, ...rest.sort((a, b) => a - b));
        for (let page = 1; page <= 60; page++) {
          const begun = all.filter(({ from }) => from <= page);
          expect(chapterOf(all, page)).toBe(begun.at(-1)?.title);
        }
      }),
    );
  });
});

describe('answer areas', () => {
  it.each([
    ['large enough', [area({ widthMm: 3.97, heightMm: 3.97 })], undefined],
    ['too narrow', [area({ widthMm: 3.9 })], 'area-small'],
    ['too low', [area({ heightMm: 3.9 })], 'area-small'],
    ['left of the page', [area({ xMm: -1 })], 'area-outside'],
    ['below the page', [area({ yMm: 290 })], 'area-outside'],
    ['side by side', [area(), area({ xMm: 60 })], undefined],
    ['one over another', [area(), area({ xMm: 40, yMm: 20 })], 'area-overlap'],
    ['a frame around', [area({ areaType: 0, widthMm: 100, heightMm: 100 }), area()], undefined],
  ])('%s', (_, areas, fault) => {
    expect(areaFault(areas, A4)).toBe(fault);
  });

  it('do not care in what order they are told', () => {
    const some = fc.record({
      areaType: fc.integer({ min: 0, max: 8 }),
      xMm: fc.integer({ min: 0, max: 150 }),
      yMm: fc.integer({ min: 0, max: 250 }),
      widthMm: fc.integer({ min: 4, max: 60 }),
      heightMm: fc.integer({ min: 4, max: 40 }),
      itemId: fc.constant(null),
    });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 8 }), (areas) => {
        expect(areaFault([...areas].reverse(), A4)).toBe(areaFault(areas, A4));
      }),
    );
  });
});

it('the paper of a page is as wide as A4 and keeps the ratio of its scan', () => {
  expect(paperOf(undefined)).toEqual(A4);
  expect(paperOf({ widthMm: null, heightMm: 10 })).toEqual(A4);
  expect(paperOf({ widthMm: 100, heightMm: 50 })).toEqual({ widthMm: 210, heightMm: 105 });
});

it('quality is the share of key, analysis and topic', () => {
  const all = { isMarkable: true, hasAnalysis: true, hasTopic: true };
  expect(qualityOf([])).toBe(0);
  expect(qualityOf([all])).toBe(1);
  expect(qualityOf([all, { isMarkable: false, hasAnalysis: false, hasTopic: true }])).toBe(0.667);
});

it('clerks are counted by what they entered and what they looked at', () => {
  const page = { state: 'checked' as const, enteredBy: 'a', checkedBy: 'b', timesReturned: 2 };
  const items = [{ no: 1 }, { no: 1 }, { no: 9 }];
  expect(Object.fromEntries(clerksOf([{ ...page, no: 1 }], items))).toEqual({
    a: { entry: 0, waiting: 0, checked: 1, returned: 2, questions: 2, looked: 0 },
    b: { entry: 0, waiting: 0, checked: 0, returned: 0, questions: 0, looked: 1 },
  });
});

it.each([
  [[], 0],
  [[{ from: 1, to: 3 }], 3],
  [
    [
      { from: 1, to: 3 },
      { from: 2, to: 5 },
      { from: 9, to: 9 },
    ],
    6,
  ],
])('%j cover %i pages', (ranges, pages) => expect(pagesCovered(ranges)).toBe(pages));

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facesOfCopy, pageInfoOf, pagesOfSheets } from './options.js';

const order = fc.record({ pageCount: fc.integer({ min: 1, max: 100 }), copies: fc.integer({ min: 1, max: 2_000 }) });
const sides = fc.record({ doubleSidedPrint: fc.boolean() });
const pagesTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

it('counts as a person counts', () => {
  expect(pageInfoOf({ pageCount: 5, copies: 40 }, { doubleSidedPrint: true })).toEqual({
    pageCount: 5,
    blankPageCount: 1,
    pieceCount: 3,
    totalPageCount: 200,
    totalPieceCount: 120,
  });
  expect(pageInfoOf({ pageCount: 5, copies: 40 }, { doubleSidedPrint: false })).toMatchObject({
    blankPageCount: 0,
    pieceCount: 5,
    totalPieceCount: 200,
  });
});

describe('whatever is ordered', () => {
  it('every side of every sheet is a page or blank, and no sheet is blank', () => {
    fc.assert(
      fc.property(order, sides, (what, options) => {
        const info = pageInfoOf(what, options);
        const faces = options.doubleSidedPrint ? 2 : 1;
        expect(info.pageCount + info.blankPageCount).toBe(info.pieceCount * faces);
        expect(info.blankPageCount).toBeLessThan(faces);
        expect(info.totalPieceCount).toBe(info.pieceCount * what.copies);
        expect(info.totalPageCount).toBe(what.pageCount * what.copies);
      }),
    );
  });

  it('two sides never need more paper than one', () => {
    fc.assert(
      fc.property(order, (what) => {
        const [one, two] = [false, true].map((doubleSidedPrint) => pageInfoOf(what, { doubleSidedPrint }));
        expect(two?.totalPieceCount).toBeLessThanOrEqual(one?.totalPieceCount ?? 0);
      }),
    );
  });

  it('a copy as the machine takes it has the sides that were counted, each page once and in order', () => {
    fc.assert(
      fc.property(order, sides, ({ pageCount }, options) => {
        const faces = facesOfCopy(pagesTo(pageCount), options);
        const info = pageInfoOf({ pageCount, copies: 1 }, options);
        expect(faces.filter((face) => face !== null)).toEqual(pagesTo(pageCount));
        expect(faces.length).toBe(info.pageCount + info.blankPageCount);
      }),
    );
  });

  it('damaged pages come back as whole sheets, as they lay in the copy', () => {
    fc.assert(
      fc.property(order, sides, fc.array(fc.integer({ min: 1, max: 100 })), ({ pageCount }, options, wished) => {
        const pages = wished.filter((page) => page <= pageCount);
        const again = pagesOfSheets(pages, pageCount, options);
        for (const page of pages) expect(again).toContain(page);
        expect(pagesOfSheets(again, pageCount, options)).toEqual(again);
        const whole = facesOfCopy(pagesTo(pageCount), options);
        const part = facesOfCopy(again, options);
        for (const page of again)
          expect(part.indexOf(page) % 2).toBe(
            options.doubleSidedPrint ? whole.indexOf(page) % 2 : part.indexOf(page) % 2,
          );
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { impositions, pagesOnSheet } from './imposition.js';
import { besideCopies, codesOf, pageInfoOf, standOnHead, usualOptionsOf } from './options.js';

const order = fc.record({ pageCount: fc.integer({ min: 1, max: 100 }), copies: fc.integer({ min: 1, max: 2_000 }) });
const laying = fc.record({ doubleSidedPrint: fc.boolean(), imposition: fc.constantFrom(...impositions) });

it.each([
  [
    { doubleSidedPrint: true, imposition: 'plain' },
    { blankPageCount: 1, pieceCount: 3, totalPieceCount: 120 },
  ],
  [
    { doubleSidedPrint: false, imposition: 'plain' },
    { blankPageCount: 0, pieceCount: 5, totalPieceCount: 200 },
  ],
  [
    { doubleSidedPrint: false, imposition: 'sideBySide' },
    { blankPageCount: 1, pieceCount: 3, totalPieceCount: 120 },
  ],
  [
    { doubleSidedPrint: true, imposition: 'booklet' },
    { blankPageCount: 3, pieceCount: 2, totalPieceCount: 80 },
  ],
] as const)('forty copies of five pages, %o, are counted as a person counts', (options, counted) => {
  const info = pageInfoOf({ pageCount: 5, copies: 40 }, options);
  expect(info).toEqual({ pageCount: 5, totalPageCount: 200, spareCount: 0, separatorPieceCount: 0, ...counted });
});

it('a cover is a page of each copy on a sheet of its own; spare copies and separators are counted with all', () => {
  const laying = { doubleSidedPrint: true, imposition: 'booklet', cover: true } as const;
  expect(pageInfoOf({ pageCount: 5, copies: 40, spares: 2, separators: 1 }, laying)).toEqual({
    pageCount: 6,
    blankPageCount: 6,
    pieceCount: 3,
    spareCount: 2,
    separatorPieceCount: 1,
    totalPageCount: 42 * 6 + 1,
    totalPieceCount: 42 * 3 + 1,
  });
});

it('spare copies go by class, separators by class or row', () => {
  const piles = { classCopies: [40, 21], rows: 11 };
  expect(besideCopies(piles, { separators: 'none', spares: true })).toEqual({ spares: 4, separators: 0 });
  expect(besideCopies(piles, { separators: 'class', spares: false })).toEqual({ spares: 0, separators: 2 });
  expect(besideCopies(piles, { separators: 'row', spares: false })).toEqual({ spares: 0, separators: 11 });
});

it.each([
  ['A4', 'longEdge'],
  ['16K', 'longEdge'],
  ['A3', 'shortEdge'],
  ['B4', 'shortEdge'],
  ['8K', 'shortEdge'],
] as const)('a sheet of %s is turned over its %s, as one turns a page', (pageSize, edge) => {
  const usual = usualOptionsOf(pageSize);
  expect(codesOf(usual).duplex).toBe(edge);
  expect(standOnHead(usual, pageSize)).toBe(false);
  const other = { ...usual, doublePrintType: usual.doublePrintType === 0 ? 1 : 0 } as const;
  expect(standOnHead(other, pageSize)).toBe(true);
  expect(standOnHead({ ...other, doubleSidedPrint: false }, pageSize)).toBe(false);
  expect(standOnHead({ ...other, imposition: 'booklet' }, pageSize)).toBe(false);
});

describe('whatever is ordered', () => {
  it('every place on every sheet is a page or blank, and no sheet is blank', () => {
    fc.assert(
      fc.property(order, laying, (what, options) => {
        const info = pageInfoOf(what, options);
        const places = pagesOnSheet(options);
        expect(info.pageCount + info.blankPageCount).toBe(info.pieceCount * places);
        expect(info.blankPageCount).toBeLessThan(places);
        expect(info.totalPieceCount).toBe(info.pieceCount * what.copies);
        expect(info.totalPageCount).toBe(what.pageCount * what.copies);
      }),
    );
  });
});

it('one page alone is printed on one side: nobody pays for a blank back', () => {
  expect([1, 2].map((pages) => usualOptionsOf('A4', pages).doubleSidedPrint)).toEqual([false, true]);
});

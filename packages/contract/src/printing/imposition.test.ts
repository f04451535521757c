import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COVER,
  creepMm,
  type Face,
  facesOfCopy,
  facesOfSheet,
  impositions,
  type Laying,
  layingFault,
  MOST_NESTED,
  pagesOfSheets,
  pagesOnFace,
  sheetOf,
  spreadsOf,
} from './imposition.js';
import { pageInfoOf } from './options.js';

const pagesTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const count = fc.integer({ min: 1, max: 64 });
/** Every way of laying that is not refused. */
const laying: fc.Arbitrary<Laying> = fc
  .record({ doubleSidedPrint: fc.boolean(), imposition: fc.constantFrom(...impositions) })
  .filter((one) => layingFault(one, { pageSize: 'A4', pageCount: 1 }) === undefined);
const [twoSides, oneSide] = [{ doubleSidedPrint: true }, { doubleSidedPrint: false }];

const sheetsOf = (faces: readonly Face[], of: Laying): Face[][] =>
  Array.from({ length: faces.length / facesOfSheet(of) }, (_, at) =>
    faces.slice(at * facesOfSheet(of), (at + 1) * facesOfSheet(of)),
  );

/** What somebody reads who folds these sheets within each other: what stands left on a back lies behind what stands right on its front. */
function folded(sheets: readonly (readonly Face[])[]): (number | null | undefined)[] {
  const toMiddle = sheets.flatMap(([front, back]) => [front?.[1], back?.[0]]);
  const fromMiddle = [...sheets].reverse().flatMap(([front, back]) => [back?.[1], front?.[0]]);
  return [...toMiddle, ...fromMiddle];
}

describe('as a printer lays them', () => {
  it.each<[string, number, Laying, Face[]]>([
    ['one page a side', 3, { ...twoSides, imposition: 'plain' }, [[1], [2], [3], [null]]],
    ['one page a sheet', 2, { ...oneSide, imposition: 'plain' }, [[1], [2]]],
    [
      'two side by side',
      5,
      { ...twoSides, imposition: 'sideBySide' },
      [
        [1, 2],
        [3, 4],
        [5, null],
        [null, null],
      ],
    ],
    [
      'two side by side on one side',
      3,
      { ...oneSide, imposition: 'sideBySide' },
      [
        [1, 2],
        [3, null],
      ],
    ],
    [
      'a folded sheet after the other',
      6,
      { ...twoSides, imposition: 'folded' },
      [
        [4, 1],
        [2, 3],
        [null, 5],
        [6, null],
      ],
    ],
    [
      'a booklet',
      8,
      { ...twoSides, imposition: 'booklet' },
      [
        [8, 1],
        [2, 7],
        [6, 3],
        [4, 5],
      ],
    ],
    [
      'a booklet in a cover',
      3,
      { ...twoSides, imposition: 'booklet', cover: true },
      [
        [null, COVER],
        [null, null],
        [null, 1],
        [2, 3],
      ],
    ],
    ['a cover in front', 1, { ...twoSides, imposition: 'plain', cover: true }, [[COVER], [null], [1], [null]]],
    [
      'a cover in front of two side by side',
      2,
      { ...oneSide, imposition: 'sideBySide', cover: true },
      [
        [COVER, null],
        [1, 2],
      ],
    ],
  ])('%s', (_, pageCount, of, faces) => {
    expect(facesOfCopy(pagesTo(pageCount), of)).toEqual(faces);
  });
});

describe('however pages are laid', () => {
  it('each stands once, and the sheets are those that were counted', () => {
    fc.assert(
      fc.property(count, laying, (pageCount, of) => {
        const faces = facesOfCopy(pagesTo(pageCount), of);
        const info = pageInfoOf({ pageCount, copies: 1 }, of);
        expect(faces.flatMap((face) => face.filter((page) => page !== null)).toSorted((a, b) => a - b)).toEqual(
          pagesTo(pageCount),
        );
        expect(faces.length).toBe(info.pieceCount * facesOfSheet(of));
        expect(faces.flat().length).toBe(info.pageCount + info.blankPageCount);
        for (const face of faces) expect(face.length).toBe(pagesOnFace(of));
      }),
    );
  });

  it('they are in order once the sheets are folded', () => {
    fc.assert(
      fc.property(count, (pageCount) => {
        const [booklet, single] = [
          { ...twoSides, imposition: 'booklet' as const },
          { ...twoSides, imposition: 'folded' as const },
        ];
        const printed = (pages: (number | null | undefined)[]) => pages.slice(0, pageCount);
        const nested = folded(sheetsOf(facesOfCopy(pagesTo(pageCount), booklet), booklet));
        expect(printed(nested)).toEqual(pagesTo(pageCount));
        const apart = sheetsOf(facesOfCopy(pagesTo(pageCount), single), single).flatMap((sheet) => folded([sheet]));
        expect(printed(apart)).toEqual(pagesTo(pageCount));
      }),
    );
  });

  it('a cover is the first that somebody meets who folds them, and takes a sheet alone', () => {
    fc.assert(
      fc.property(count, fc.constantFrom('booklet' as const, 'folded' as const), (pageCount, imposition) => {
        const of = { ...twoSides, imposition, cover: true };
        const sheets = sheetsOf(facesOfCopy(pagesTo(pageCount), of), of);
        const read = imposition === 'booklet' ? folded(sheets) : sheets.flatMap((sheet) => folded([sheet]));
        expect(read[0]).toBe(COVER);
        expect(read.filter((page) => page !== null)).toEqual([COVER, ...pagesTo(pageCount)]);
        expect(sheets[0]?.flat().filter((page) => page !== null)).toEqual([COVER]);
        expect(spreadsOf(pagesTo(pageCount), of).flat()).toEqual(read);
      }),
    );
  });

  it('a reader who leafs meets them in order', () => {
    fc.assert(
      fc.property(count, laying, (pageCount, of) => {
        const spreads = spreadsOf(pagesTo(pageCount), of);
        expect(spreads.flatMap((spread) => spread.filter((page) => page !== null))).toEqual(pagesTo(pageCount));
        expect(spreads.flat().length).toBe(facesOfCopy(pagesTo(pageCount), of).flat().length);
        for (const spread of spreads) expect([1, pagesOnFace(of)]).toContain(spread.length);
      }),
    );
  });

  it('damaged pages come back as the sheets on which they lay', () => {
    fc.assert(
      fc.property(count, laying, fc.array(fc.integer({ min: 1, max: 64 })), (pageCount, of, wished) => {
        const damaged = wished.filter((page) => page <= pageCount);
        const whole = facesOfCopy(pagesTo(pageCount), of);
        const again = pagesOfSheets(damaged, pagesTo(pageCount), of);
        for (const page of damaged) expect(again).toContain(page);
        expect(pagesOfSheets(again, again, of)).toEqual(again);
        const wanted = sheetsOf(whole, of).filter((sheet) => sheet.flat().some((page) => damaged.includes(page ?? 0)));
        expect(facesOfCopy(again, of)).toEqual(wanted.flat());
      }),
    );
  });

  it('two sides never need more paper than one, and two pages on a side never more than one', () => {
    fc.assert(
      fc.property(count, (pageCount) => {
        const pieces = (of: Laying) => pageInfoOf({ pageCount, copies: 1 }, of).pieceCount;
        expect(pieces({ ...twoSides, imposition: 'plain' })).toBeLessThanOrEqual(
          pieces({ ...oneSide, imposition: 'plain' }),
        );
        for (const imposition of impositions)
          expect(pieces({ ...twoSides, imposition })).toBeLessThanOrEqual(pieces({ ...twoSides, imposition: 'plain' }));
      }),
    );
  });
});

it.each([
  ['A3', 'sideBySide', true, 4, 'no-such-sheet'],
  ['A3', 'plain', true, 4, undefined],
  ['A4', 'folded', false, 4, 'fold-needs-two-sides'],
  ['A4', 'booklet', false, 4, 'fold-needs-two-sides'],
  ['A4', 'sideBySide', false, 4, undefined],
  ['A4', 'booklet', true, 4 * MOST_NESTED, undefined],
  ['A4', 'booklet', true, 4 * MOST_NESTED + 1, 'too-thick'],
  ['A4', 'folded', true, 1_000, undefined],
] as const)(
  '%s pages, %s, two sides: %s, %i of them: %s',
  (pageSize, imposition, doubleSidedPrint, pageCount, fault) => {
    expect(layingFault({ imposition, doubleSidedPrint }, { pageSize, pageCount })).toBe(fault);
  },
);

it('a cover makes a booklet thicker', () => {
  const booklet = { ...twoSides, imposition: 'booklet', cover: true } as const;
  expect(layingFault(booklet, { pageSize: 'A4', pageCount: 4 * MOST_NESTED - 4 })).toBeUndefined();
  expect(layingFault(booklet, { pageSize: 'A4', pageCount: 4 * MOST_NESTED - 3 })).toBe('too-thick');
});

it('two pages of A4 lie on A3', () =>
  expect(impositions.map((imposition) => sheetOf('A4', imposition))).toEqual(['A4', 'A3', 'A3', 'A3']));

it('the pages of inner sheets move toward the fold where a booklet is bound and cut', () => {
  expect(creepMm(0, { imposition: 'booklet', bookbind: 1 })).toBe(0);
  expect(creepMm(15, { imposition: 'booklet', bookbind: 1 })).toBeCloseTo(1.5);
  expect(creepMm(15, { imposition: 'booklet', bookbind: 0 })).toBe(0);
  expect(creepMm(15, { imposition: 'folded', bookbind: 1 })).toBe(0);
});

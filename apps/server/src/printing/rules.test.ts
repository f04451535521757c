import {
  facesOfSheet,
  impositions,
  type Laying,
  layingFault,
  pageInfoOf,
  pagesOfSheets,
  usualOptions,
  usualOptionsOf,
} from '@zhibi/contract/printing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wishesOf } from './printers/printer-facts.js';
import { isAsMade, pressOf, shiftsOf } from './rules.js';
import { onFaces, type PreflightFacts, preflight } from './rules-preflight.js';
import { fileOfReprint } from './rules-reprint.js';

const A4 = { widthMm: 209.9, heightMm: 297.04 };
const copy = (studentId: string, codes: string[]) => ({
  studentId,
  pages: codes.map((pageCode, at) => ({ page: at + 1, pageCode })),
});
const noDots = { count: 0, odd: [], hidden: [] };
const faces = [[0], [1], [2], [3]];
const press = { turnsBacks: false, shiftsMm: [0, 0, 0, 0], trimMm: 0 };
const sound: PreflightFacts = {
  inspected: {
    sizes: [A4, A4, A4, A4],
    fonts: { embedded: 3, missing: [] },
    looks: [],
    dots: [noDots, noDots, noDots, noDots],
  },
  geometry: { areas: [], stamps: [] },
  dots: null,
  on: onFaces(faces, { press, pageSize: 'A4', pageCount: 2, sheets: [0, 1] }),
  options: usualOptions,
  pages: [1, 2],
  machines: [],
  pageSize: 'A4',
  pageCount: 2,
  copies: [copy('ann', ['1.1', '1.2']), copy('bob', ['2.1', '2.2'])],
  students: [
    { studentId: 'ann', name: '安' },
    { studentId: 'bob', name: '博' },
  ],
  names: new Map([
    ['ann', '安'],
    ['bob', '博'],
  ]),
};
const found = (change: Partial<PreflightFacts>) =>
  preflight({ ...sound, ...change })
    .filter(({ level }) => level !== 'passed')
    .map(({ check, level, count, names }) => [check, level, count, ...names]);

describe('before a person looks', () => {
  it('a sound order passes everything', () => {
    expect(found({})).toEqual([]);
  });

  it.each<[string, Partial<PreflightFacts>, unknown[][]]>([
    ['a page too few', { inspected: { ...sound.inspected, sizes: [A4, A4, A4] } }, [['pages', 'error', 1]]],
    [
      'a page of another size',
      { inspected: { ...sound.inspected, sizes: [A4, A4, A4, { ...A4, widthMm: 200 }] } },
      [['size', 'error', 1]],
    ],
    [
      'a font that is not in the file',
      { inspected: { ...sound.inspected, fonts: { embedded: 2, missing: ['Arial', 'Arial'] } } },
      [['fonts', 'error', 1, 'Arial']],
    ],
    [
      'a page without a code',
      { copies: [copy('ann', ['1.1', '1.2']), copy('bob', ['2.1'])] },
      [['ledger', 'error', 1, '博']],
    ],
    [
      'a code on two pages',
      { copies: [copy('ann', ['1.1', '1.2']), copy('bob', ['1.1', '2.2'])] },
      [['ledger', 'error', 1]],
    ],
    [
      'a student twice',
      { copies: [copy('ann', ['1.1', '1.2']), copy('ann', ['2.1', '2.2'])] },
      [
        ['duplicates', 'error', 1],
        ['missing', 'warning', 1, '博'],
      ],
    ],
    [
      'a student who came later',
      { students: [...sound.students, { studentId: 'cai', name: '蔡' }] },
      [['missing', 'warning', 1, '蔡']],
    ],
    [
      'a back that stands on its head',
      { options: { ...usualOptions, doublePrintType: 1 } },
      [['turned', 'warning', 1]],
    ],
    ['a student who has left', { students: sound.students.slice(1) }, [['left', 'warning', 1, '安']]],
  ])('%s is found', (_, change, wanted) => {
    expect(found(change)).toEqual(wanted);
  });
});

it.each([
  ['8K', 'two-sided-short-edge'],
  ['A4', 'two-sided-long-edge'],
] as const)('a printer is told to turn %s as a page is turned', (pageSize, sides) => {
  expect(wishesOf({ options: usualOptionsOf(pageSize), pageSize }, '').sides).toBe(sides);
});

describe('the faces of the printed file', () => {
  /** Of the copies at these places of the file, these pages. */
  function facesOf(
    { copies, pageCount, pages }: { copies: readonly number[]; pageCount: number; pages: readonly number[] },
    laying: Laying,
  ) {
    const studentIds = copies.map(String);
    const placeOf = new Map(copies.map((place) => [String(place), place]));
    const again = { studentIds, pages, covers: false, spares: 0, separators: [] };
    const source = { placeOf, classOf: new Map(), pageCount, pagesThere: pageCount * copies.length };
    return fileOfReprint(again, source, { ...usualOptions, ...laying }).faces;
  }

  const what = fc.record({
    copies: fc.integer({ min: 1, max: 60 }),
    pageCount: fc.integer({ min: 1, max: 20 }),
    doubleSidedPrint: fc.boolean(),
    imposition: fc.constantFrom(...impositions),
  });

  it('are as many as were counted, each page of each copy once, and every copy begins on a sheet of its own', () => {
    fc.assert(
      fc.property(what, ({ copies, pageCount, ...laying }) => {
        fc.pre(layingFault(laying, { pageSize: 'A4', pageCount }) === undefined);
        const pages = Array.from({ length: pageCount }, (_, at) => at + 1);
        const places = Array.from({ length: copies }, (_, at) => at);
        const faces = facesOf({ copies: places, pageCount, pages }, laying);
        const info = pageInfoOf({ pageCount, copies }, laying);
        expect(faces.flat().length).toBe(info.totalPageCount + info.blankPageCount * copies);
        expect(faces.length).toBe(info.totalPieceCount * facesOfSheet(laying));
        expect(faces.flatMap((face) => face.filter((page) => page !== null)).toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: copies * pageCount }, (_, at) => at),
        );
        for (const place of places)
          expect(faces.findIndex((face) => face.includes(place * pageCount)) % facesOfSheet(laying)).toBe(0);
        expect(isAsMade(faces, copies * pageCount)).toBe(laying.imposition === 'plain' && info.blankPageCount === 0);
      }),
    );
  });

  it('of damaged sheets are faces of the whole', () => {
    fc.assert(
      fc.property(what, fc.nat(19), ({ copies, pageCount, ...laying }, at) => {
        fc.pre(layingFault(laying, { pageSize: 'A4', pageCount }) === undefined);
        const all = Array.from({ length: pageCount }, (_, no) => no + 1);
        const pages = pagesOfSheets([(at % pageCount) + 1], all, laying);
        const faces = facesOf({ copies: [copies - 1], pageCount, pages }, laying);
        const whole = facesOf({ copies: [copies - 1], pageCount, pages: all }, laying);
        expect(whole).toEqual(expect.arrayContaining(faces));
      }),
    );
  });

  it.each([
    ['a machine that turns over the long edge', { doublePrintType: 0 }, { turnsBacks: true, middle: 'fold' }],
    ['one that turns over the short edge', { doublePrintType: 1 }, { turnsBacks: false, middle: 'fold' }],
    ['pages that are cut apart', { imposition: 'sideBySide' }, { turnsBacks: true, middle: 'cut' }],
    ['one side', { doubleSidedPrint: false, imposition: 'sideBySide' }, { turnsBacks: false, middle: 'cut' }],
    ['a bound booklet', { bookbind: 1 }, { middle: 'fold', trimMm: 0.2 }],
    ['a bound booklet in a cover', { bookbind: 1, cover: true }, { trimMm: expect.closeTo(0.3) }],
    ['a loose booklet', {}, { trimMm: 0 }],
    ['a page a side', { imposition: 'plain', bookbind: 1 }, { middle: 'none', trimMm: 0 }],
  ] as const)('%s is drawn for', (_, change, drawn) => {
    expect(pressOf(12, [], { ...usualOptions, imposition: 'booklet', ...change })).toMatchObject(drawn);
  });

  it('of a bound booklet creep by sheets, and a sheet that is printed again as it did', () => {
    const options = { ...usualOptions, imposition: 'booklet', bookbind: 1 } as const;
    const all = Array.from({ length: 12 }, (_, at) => at + 1);
    expect(shiftsOf(all, all, options)).toEqual([0, 0, 0.1, 0.1, 0.2, 0.2]);
    expect(shiftsOf([5, 6, 7, 8], all, options)).toEqual([0.2, 0.2]);
  });
});

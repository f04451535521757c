import { pageInfoOf, pagesOfSheets } from '@zhibi/contract/printing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAsMade, type PreflightFacts, preflight, sidesOf } from './rules.js';

const A4 = { widthMm: 209.9, heightMm: 297.04 };
const copy = (studentId: string, codes: string[]) => ({
  studentId,
  pages: codes.map((pageCode, at) => ({ page: at + 1, pageCode })),
});
const sound: PreflightFacts = {
  inspected: { sizes: [A4, A4, A4, A4], fonts: { embedded: 3, missing: [] } },
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
    ['a student who has left', { students: sound.students.slice(1) }, [['left', 'warning', 1, '安']]],
  ])('%s is found', (_, change, wanted) => {
    expect(found(change)).toEqual(wanted);
  });
});

describe('the sides of the printed file', () => {
  const what = fc.record({
    copies: fc.integer({ min: 1, max: 60 }),
    pageCount: fc.integer({ min: 1, max: 20 }),
    doubleSidedPrint: fc.boolean(),
  });

  it('are as many as were counted, each page of each copy once, and every copy begins on a front', () => {
    fc.assert(
      fc.property(what, ({ copies, pageCount, doubleSidedPrint }) => {
        const pages = Array.from({ length: pageCount }, (_, at) => at + 1);
        const places = Array.from({ length: copies }, (_, at) => at);
        const sides = sidesOf({ copies: places, pageCount, pages }, { doubleSidedPrint });
        const info = pageInfoOf({ pageCount, copies }, { doubleSidedPrint });
        expect(sides.length).toBe(info.totalPageCount + info.blankPageCount * copies);
        expect(sides.length).toBe(info.totalPieceCount * (doubleSidedPrint ? 2 : 1));
        expect(sides.filter((side) => side !== null)).toEqual(
          Array.from({ length: copies * pageCount }, (_, at) => at),
        );
        if (doubleSidedPrint) for (const place of places) expect(sides.indexOf(place * pageCount) % 2).toBe(0);
        expect(isAsMade(sides, copies * pageCount)).toBe(info.blankPageCount === 0);
      }),
    );
  });

  it('of damaged sheets are sides of the whole', () => {
    fc.assert(
      fc.property(what, fc.nat(19), ({ copies, pageCount, doubleSidedPrint }, at) => {
        const pages = pagesOfSheets([(at % pageCount) + 1], pageCount, { doubleSidedPrint });
        const sides = sidesOf({ copies: [copies - 1], pageCount, pages }, { doubleSidedPrint });
        expect(sides.filter((side) => side !== null)).toEqual(pages.map((page) => (copies - 1) * pageCount + page - 1));
      }),
    );
  });
});

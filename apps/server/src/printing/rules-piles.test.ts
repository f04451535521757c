import {
  facesOfSheet,
  impositions,
  layingFault,
  type PrintOptions,
  pageInfoOf,
  pagesOnSheet,
  separatorKinds,
  sparesOf,
  usualOptions,
} from '@zhibi/contract/printing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountsOf, fileOfPiles, type Pile, pilesOf } from './rules-piles.js';

const options: fc.Arbitrary<PrintOptions> = fc
  .record({
    doubleSidedPrint: fc.boolean(),
    bookbind: fc.constantFrom(0, 1),
    imposition: fc.constantFrom(...impositions),
    cover: fc.boolean(),
    separators: fc.constantFrom(...separatorKinds),
    spares: fc.boolean(),
  })
  .map((some) => ({ ...usualOptions, ...some }));

const studentOf = (schoolClass: number, at: number): string => `c${schoolClass}s${at}`;
/** Students of several classes, one after the other as their codes were issued; some of them sit somewhere. */
const students = fc
  .array(fc.record({ students: fc.integer({ min: 1, max: 30 }), seated: fc.integer({ min: 0, max: 30 }) }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((classes) => {
    const owners = classes.flatMap((one, no) =>
      Array.from({ length: one.students }, (_, at) => ({ classId: `c${no}`, studentId: studentOf(no, at) })),
    );
    const seats = new Map(
      classes.flatMap(({ seated }, no) =>
        // The last student sits in front.
        Array.from(
          { length: seated },
          (_, at) => [studentOf(no, at), { row: Math.floor((29 - at) / 8) + 1, place: 29 - at }] as const,
        ),
      ),
    );
    return { owners, seats };
  });

const classesOf = (studentIds: readonly string[]) => studentIds.map((id) => id.slice(0, id.indexOf('s')));
/** Whether what is alike lies together. */
const isParted = (all: readonly string[]) => new Set(all).size === all.filter((one, at) => one !== all[at - 1]).length;

describe('the piles of an order', () => {
  it('hold every student once, class by class, and in each row by row where they are parted by seats', () => {
    fc.assert(
      fc.property(students, options, ({ owners, seats }, wished) => {
        const piles = pilesOf(owners, seats, wished);
        const { studentIds, classShares, ...amounts } = amountsOf(piles, wished, new Map());
        const sum = (of: 'copies' | 'spares' | 'separators') => classShares.reduce((all, share) => all + share[of], 0);
        expect([sum('copies'), sum('spares'), sum('separators')]).toEqual([
          studentIds.length,
          amounts.spareCopies,
          amounts.separatorSheets,
        ]);
        expect(classShares.map(({ classId }) => classId)).toEqual([...new Set(classesOf(studentIds))]);
        expect(studentIds.toSorted()).toEqual(owners.map(({ studentId }) => studentId).toSorted());
        expect(isParted(classesOf(studentIds))).toBe(true);
        if (wished.separators !== 'row') expect(studentIds).toEqual(owners.map(({ studentId }) => studentId));
        else
          for (const { row, studentIds: own } of piles) {
            const places = own.map((id) => seats.get(id)?.place ?? -1);
            if (row) expect(places).toEqual(places.toSorted((a, b) => a - b));
            for (const id of own) expect(seats.get(id)?.row ?? 0).toBe(row ?? 0);
          }
      }),
    );
  });

  it('have spare copies for 5 % of each class at its end, one at least', () => {
    fc.assert(
      fc.property(students, options, ({ owners, seats }, wished) => {
        const piles = pilesOf(owners, seats, wished);
        for (const classId of new Set(piles.map((pile) => pile.classId))) {
          const own = piles.filter((pile) => pile.classId === classId);
          const copies = own.reduce((sum, { studentIds }) => sum + studentIds.length, 0);
          expect(own.map(({ spares }) => spares)).toEqual([
            ...own.slice(1).map(() => 0),
            wished.spares ? sparesOf(copies) : 0,
          ]);
        }
      }),
    );
  });

  it.each([
    [0, 0],
    [1, 1],
    [20, 1],
    [21, 2],
    [40, 2],
    [60, 3],
    [1_200, 60],
  ])('a class of %i has %i spare copies', (copies, spares) => expect(sparesOf(copies)).toBe(spares));
});

describe('the file of piles', () => {
  it('has the sheets, pages and blanks that were counted, each page of each copy once, and every copy on sheets of its own', () => {
    fc.assert(
      fc.property(students, options, fc.integer({ min: 1, max: 20 }), ({ owners, seats }, wished, pageCount) => {
        fc.pre(layingFault(wished, { pageSize: 'A4', pageCount }) === undefined);
        const piles = pilesOf(owners, seats, wished);
        const { studentIds, spareCopies, separatorSheets } = amountsOf(piles, wished, new Map());
        const { faces, shiftsMm, bare, titles } = fileOf(piles, owners, pageCount, wished);
        const copies = studentIds.length;
        const info = pageInfoOf({ pageCount, copies, spares: spareCopies, separators: separatorSheets }, wished);
        const printed = faces.flat().filter((page) => page !== null);
        expect(faces.length).toBe(info.totalPieceCount * facesOfSheet(wished));
        expect(shiftsMm.length).toBe(faces.length);
        expect(printed.length).toBe(info.totalPageCount);
        expect(faces.flat().length - printed.length).toBe(
          info.blankPageCount * (copies + spareCopies) + separatorSheets * (pagesOnSheet(wished) - 1),
        );
        const made = copies * pageCount;
        const ofStudents = printed.filter((page) => page < made);
        expect(ofStudents.toSorted((a, b) => a - b)).toEqual(Array.from({ length: made }, (_, at) => at));
        expect(printed.filter((page) => page >= made && page < made + bare.length).length).toBe(
          spareCopies * pageCount,
        );
        expect(new Set(printed.filter((page) => page >= made + bare.length)).size).toBe(titles.length);
        expect(titles.filter(({ kind }) => kind === 'separator').length).toBe(separatorSheets);
        for (const [at] of faces.entries()) {
          const sheet = Math.floor(at / facesOfSheet(wished)) * facesOfSheet(wished);
          const owned = faces.slice(sheet, sheet + facesOfSheet(wished)).flat();
          const whose = owned
            .filter((page) => page !== null && page < made)
            .map((page) => Math.floor((page ?? 0) / pageCount));
          expect(new Set(whose).size).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('lies in the order of the piles, each below its separator and each copy below its cover', () => {
    const wished: PrintOptions = { ...usualOptions, cover: true, separators: 'class', spares: true };
    const owners = ['a1', 'b1', 'a2'].map((studentId) => ({ studentId, classId: studentId.slice(0, 1) }));
    const { faces, titles } = fileOf(pilesOf(owners, new Map(), wished), owners, 2, wished);
    const fronts = faces.flat();
    // Two pages of each of three copies, two bare pages, then the titles in the order in which they lie.
    expect(fronts).toEqual([
      ...[8, null, 9, null, 0, 1, 10, null, 4, 5, 11, null, 6, 7],
      ...[12, null, 13, null, 2, 3, 14, null, 6, 7],
    ]);
    expect(titles.map((title) => (title.kind === 'cover' ? title.studentId : title.pile.classId))).toEqual([
      ...['a', 'a1', 'a2', null],
      ...['b', 'b1', null],
    ]);
  });
});

function fileOf(
  piles: readonly Pile[],
  owners: readonly { studentId: string }[],
  pageCount: number,
  wished: PrintOptions,
) {
  const pages = Array.from({ length: pageCount }, (_, at) => at + 1);
  const placeOf = new Map(owners.map(({ studentId }, at) => [studentId, at]));
  return fileOfPiles(piles, { placeOf, pageCount, pages, pagesThere: owners.length * pageCount }, wished);
}

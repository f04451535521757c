import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spTable } from './rules-sp.js';

const shares = (...rows: number[][]) => rows;

describe('the S-P table', () => {
  it('stands from the best student and the easiest question', () => {
    const table = spTable(shares([0, 1, 0], [1, 1, 1], [0, 1, 1]), 3);
    expect(table.students.map(({ at, right }) => [at, right])).toEqual([
      [1, 3],
      [2, 2],
      [0, 1],
    ]);
    expect(table.questions.map(({ at, right }) => [at, right])).toEqual([
      [1, 3],
      [2, 2],
      [0, 1],
    ]);
    expect(table.cells).toEqual([
      [true, true, true],
      [true, true, false],
      [true, false, false],
    ]);
  });

  it('has no caution where every student is right on the easier ones alone', () => {
    const { students, questions } = spTable(shares([1, 1, 1, 0], [1, 1, 0, 0], [1, 0, 0, 0]), 4);
    expect(students.map(({ caution }) => caution)).toEqual([0, 0, 0]);
    expect(questions.map(({ caution }) => caution)).toEqual([null, 0, 0, null]);
  });

  it('tells a student who misses what all others have by the index that the definition gives', () => {
    // Right on question 4 alone, of which 1 of 4 is right; questions have 3, 3, 2, 2 right.
    const { students } = spTable(shares([1, 1, 1, 1], [1, 1, 1, 0], [1, 1, 0, 0], [0, 0, 0, 1]), 4);
    const odd = students.find(({ at }) => at === 3);
    // (3 − 2) ÷ (3 − 1 × 2.5)
    expect(odd?.caution).toBeCloseTo(2, 12);
  });

  it('takes an answer for right from the pass line on, and none for wrong', () => {
    expect(spTable([[0.6, 0.59, null]], 3).cells).toEqual([[true, false, false]]);
  });

  it('says nothing of a class in which all are equal, of one student, of none', () => {
    expect(spTable(shares([1, 1], [1, 1]), 2).students.map(({ caution }) => caution)).toEqual([null, null]);
    expect(spTable(shares([1, 0], [1, 0]), 2).questions.map(({ caution }) => caution)).toEqual([null, null]);
    expect(spTable([], 2)).toMatchObject({ students: [], cells: [] });
  });

  it('keeps every mark, whatever the order', () => {
    const rows = fc.array(fc.array(fc.constantFrom(0, 1), { minLength: 5, maxLength: 5 }), { maxLength: 12 });
    fc.assert(
      fc.property(rows, (drawn) => {
        const { students, questions, cells } = spTable(drawn, 5);
        const all = drawn.flat().filter((one) => one === 1).length;
        expect(cells.flat().filter(Boolean)).toHaveLength(all);
        for (const of of [students, questions]) expect(of.reduce((sum, { right }) => sum + right, 0)).toBe(all);
        for (const { caution } of students) if (caution !== null) expect(caution).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

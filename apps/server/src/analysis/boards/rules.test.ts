import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byGrade, ratesByGrade, timesOf } from './rules.js';

const gradeOf = new Map([
  ['7-1', 7],
  ['7-2', 7],
  ['9-1', 9],
]);

it.each([
  ['20261123', '2026-11-22T16:00:00.000Z', '2026-11-22T16:00:00.000Z'], // a Monday
  ['20261129', '2026-11-28T16:00:00.000Z', '2026-11-22T16:00:00.000Z'], // a Sunday belongs to the Monday before
  ['20270101', '2026-12-31T16:00:00.000Z', '2026-12-27T16:00:00.000Z'], // across the year
])('the week of %s begins on its Monday, the day at its midnight', (day, midnight, monday) => {
  const times = timesOf(day, 'Asia/Shanghai');
  expect([times.midnight.toISOString(), times.monday.toISOString()]).toEqual([midnight, monday]);
});

it('a day of 25 hours ends at the next midnight', () => {
  const { midnight, nextMidnight } = timesOf('20261025', 'Europe/Berlin');
  expect(nextMidnight.getTime() - midnight.getTime()).toBe(25 * 3_600_000);
});

describe('the sums of a school', () => {
  it('are by grade, the lowest first, and leave classes out that are no more', () => {
    const rows = [
      { classId: '9-1', expected: 3, came: 1 },
      { classId: '7-1', expected: 2, came: 2 },
      { classId: 'gone', expected: 9, came: 9 },
      { classId: '7-2', expected: 5, came: 4 },
    ];
    expect(byGrade(rows, gradeOf)).toEqual([
      { gid: 7, expected: 7, came: 6 },
      { gid: 9, expected: 3, came: 1 },
    ]);
  });

  it('weigh classes by their copies, and show no share of fewer than five students', () => {
    const rows = [
      { classId: '7-1', subjectId: 202, copies: 30, students: 10, rate: 0.9 },
      { classId: '7-2', subjectId: 202, copies: 10, students: 10, rate: 0.5 },
      { classId: '9-1', subjectId: 202, copies: 40, students: 4, rate: 1 },
    ];
    expect(ratesByGrade(rows, gradeOf)).toEqual([
      { gid: 7, subjectId: 202, rate: 0.8 },
      { gid: 9, subjectId: 202, rate: null },
    ]);
  });

  it('rise with every better class, whatever the others have', () => {
    const Row = fc.record({
      classId: fc.constantFrom('7-1', '7-2'),
      subjectId: fc.constant(202),
      copies: fc.integer({ min: 1, max: 500 }),
      students: fc.integer({ min: 5, max: 60 }),
      rate: fc.double({ min: 0, max: 0.9, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(Row, { minLength: 1, maxLength: 8 }), fc.nat(), (rows, nth) => {
        const [before] = ratesByGrade(rows, gradeOf);
        const better = rows.map((row, at) => (at === nth % rows.length ? { ...row, rate: row.rate + 0.1 } : row));
        const [after] = ratesByGrade(better, gradeOf);
        expect(after?.rate ?? 0).toBeGreaterThan(before?.rate ?? 1);
      }),
    );
  });
});

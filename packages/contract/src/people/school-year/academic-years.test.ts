import { describe, expect, it } from 'vitest';
import { academicYear, academicYearAt, academicYears } from './academic-years.js';

describe('the academic year', () => {
  it.each([
    ['20220901000000', 2022],
    ['20230831235959', 2022],
    ['20230901000000', 2023],
    ['20261121083000', 2026],
    ['20270101000000', 2026],
    ['20200101000000', 2022],
    ['20270901', 2027],
  ])('at %s is %i', (stamp, year) => {
    expect(academicYearAt(stamp)).toBe(year);
  });

  it('begins on 1 September and ends with August', () => {
    expect(academicYear(2026)).toEqual({ academicYear: 2026, start: '20260901000000', end: '20270831235959' });
  });

  it('is one of a list from 2022, the newest first, without a gap', () => {
    expect(academicYears('20261121').map((one) => one.academicYear)).toEqual([2026, 2025, 2024, 2023, 2022]);
    expect(academicYears('20220901').map((one) => one.academicYear)).toEqual([2022]);
    for (const one of academicYears('20300101')) {
      expect(academicYearAt(one.start)).toBe(one.academicYear);
      expect(academicYearAt(one.end)).toBe(one.academicYear);
    }
  });
});

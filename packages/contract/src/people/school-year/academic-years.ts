import type { Message } from '../../kernel/index.js';

/** An academic year from 1 September to 31 August, named by the calendar year in which it begins. */
export interface AcademicYear {
  academicYear: number;
  /** 14 digits: midnight of 1 September. */
  start: string;
  /** 14 digits: the last second of 31 August. */
  end: string;
}

/** The first year that the product knows. */
export const FIRST_ACADEMIC_YEAR = 2022;

/** The academic year of a local time in 14 digits (or 8: a day); nothing is older than the first one. */
export function academicYearAt(stamp: string): number {
  const year = Number(stamp.slice(0, 4));
  return Math.max(FIRST_ACADEMIC_YEAR, Number(stamp.slice(4, 6)) >= 9 ? year : year - 1);
}

export const academicYear = (year: number): AcademicYear => ({
  academicYear: year,
  start: `${year}0901000000`,
  end: `${year + 1}0831235959`,
});

/** Every academic year up to the one of this local time, the newest first. */
export function academicYears(stamp: string): AcademicYear[] {
  const newest = academicYearAt(stamp);
  return Array.from({ length: newest - FIRST_ACADEMIC_YEAR + 1 }, (_, back) => academicYear(newest - back));
}

/** How the newest year is called wherever years are chosen. */
export const currentYearName = { zh: '当前学年', en: 'current academic year' } as const satisfies Message;

/** How a year is called by its numbers. */
export const yearName = (year: number): Message => ({ zh: `${year}—${year + 1}学年`, en: `${year}–${year + 1}` });

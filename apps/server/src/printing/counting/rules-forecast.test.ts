import { dayAfter } from '@zhibi/contract/printing/settings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backTest, forecast, mondayOf, termsBefore, type Wanted } from './rules-forecast.js';

/** A term of so many weeks from a Monday: each school day as much as is said of its week. */
const term = (monday: string, weeks: number, sheets: (week: number) => number): [string, number][] =>
  Array.from({ length: weeks * 5 }, (_, at) => {
    const week = Math.floor(at / 5);
    return [dayAfter(monday, 7 * week + (at % 5)), sheets(week)];
  });
const examsLast = (week: number) => (week >= 14 ? 300 : 100);
/** Spring of 2026 whole, and the autumn term until the Monday of its twelfth week. */
const spring = term('20260302', 16, examsLast);
const autumn = (weeks: number, times = 1) => term('20260907', weeks, (week) => times * examsLast(week));
const today = '20261130';

describe('terms', () => {
  it('are told by their paper: three weeks without any part them, a week of holidays does not', () => {
    const wanted: Wanted = new Map([...spring, ...autumn(12).filter(([day]) => mondayOf(day) !== '20261005')]);
    expect(termsBefore(wanted, today)).toEqual({
      former: [{ monday: '20260302', weeks: 16 }],
      now: { monday: '20260907', weeks: 12 },
    });
    expect(termsBefore(new Map(spring), '20260720').now, 'in the holidays').toBeNull();
    const little: Wanted = new Map([...spring, ['20260722', 2], ...autumn(12)]);
    expect(termsBefore(little, today).former, 'a few sheets in summer are no term').toHaveLength(1);
  });
});

describe('the forecast', () => {
  it('of the exam weeks is that of the former term, grown as this term has grown', () => {
    const { basis, growth, days } = forecast(new Map([...spring, ...autumn(12, 1.5)]), today, 28);
    expect([basis, growth]).toEqual(['terms', 1.5]);
    const of = (day: string) => days.find((one) => one.day === day)?.sheets;
    expect([of('20261130'), of('20261214'), of('20261218'), of('20261219')]).toEqual([150, 450, 450, 0]);
  });

  it('knows nothing of the day on which it is made and later', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(60), fc.nat(9_999)), { maxLength: 20 }), (later) => {
        const known = [...spring, ...autumn(12)];
        const wanted = new Map([
          ...known,
          ...later.map(([ahead, sheets]) => [dayAfter(today, ahead), sheets] as const),
        ]);
        expect(forecast(wanted, today, 28)).toEqual(forecast(new Map(known), today, 28));
      }),
    );
  });

  it('of a first term goes by the same weekdays of the last four weeks, and before them says nothing', () => {
    const rising = (weeks: number) => new Map(term('20260907', weeks, (week) => 100 + 10 * week));
    expect(forecast(rising(4), '20261005', 7)).toMatchObject({ basis: 'recent', growth: 1 });
    expect(forecast(rising(4), '20261005', 7).days.map(({ sheets }) => sheets)).toEqual([
      115, 115, 115, 115, 115, 0, 0,
    ]);
    expect(forecast(rising(3), '20260928', 7)).toEqual({ basis: 'none', growth: 1, days: [] });
    expect(forecast(new Map(), today, 7)).toEqual({ basis: 'none', growth: 1, days: [] });
  });

  it('in the holidays goes by the year before', () => {
    const before = term('20250901', 18, () => 100);
    const { basis, days } = forecast(new Map([...before, ...spring]), '20260824', 14);
    expect(basis).toBe('terms');
    expect(days.find(({ day }) => day === '20260831')?.sheets).toBe(100);
  });

  it('grows to twice as much at most, and shrinks to half', () => {
    for (const [times, growth] of [
      [9, 2],
      [0.1, 0.5],
    ] as const)
      expect(forecast(new Map([...spring, ...autumn(12, times)]), today, 7).growth).toBe(growth);
  });
});

describe('the error in the past', () => {
  it('is nothing where each term was the same, and what it was off on average where not', () => {
    const same = backTest(new Map([...spring, ...autumn(12)]), today);
    expect(same).toMatchObject({ offBy: 0 });
    expect(same.weeks).toHaveLength(8);
    // Of a first term the last four weeks: weeks of 100 and 300 in turn are foreseen as 200.
    const turns = backTest(new Map(term('20260907', 12, (week) => (week % 2 === 0 ? 100 : 300))), today);
    expect(turns.weeks.map(({ sheets, actual }) => [sheets, actual])).toEqual(
      [0, 1, 2, 3].flatMap(() => [
        [1_000, 500],
        [1_000, 1_500],
      ]),
    );
    expect(turns.offBy).toBeCloseTo((1 + 1 / 3) / 2);
  });

  it('is not told of fewer than three weeks', () => {
    expect(backTest(new Map(term('20260907', 6, () => 100)), '20261019').offBy).toBeNull();
    expect(backTest(new Map(term('20260907', 7, () => 100)), '20261026')).toMatchObject({ offBy: 0 });
    expect(backTest(new Map(), today)).toEqual({ weeks: [], offBy: null });
  });
});

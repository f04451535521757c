import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usualOptions } from '../options.js';
import { costOf, dictionaryOf, earliestDelivery, isWorkingDay, type Price, priceOn, usualCentre } from './index.js';

const shopId = '01890000-0000-7000-8000-000000000001';
const paper = { shopId, paperSize: 'A4', weight: '80', colorPrint: false, doubleSidedPrint: true };
const price = (validFrom: string, sheetLi: number): Price => ({
  ...paper,
  validFrom,
  sheetLi,
  boundLi: 100,
  priceId: shopId,
  by: '周',
});

describe('a price', () => {
  const prices = [price('20260901', 80), price('20261101', 90), price('20270101', 95)];

  it.each([
    ['20260831', null],
    ['20260901', 80],
    ['20261031', 80],
    ['20261101', 90],
    ['20991231', 95],
  ])('of %s is %s', (day, sheetLi) => {
    expect(priceOn(prices, paper, day)?.sheetLi ?? null).toBe(sheetLi);
    expect(priceOn([...prices].reverse(), paper, day)?.sheetLi ?? null, 'in any order').toBe(sheetLi);
  });

  it('is of its paper alone', () => {
    expect(priceOn(prices, { ...paper, colorPrint: true }, '20261201')).toBeNull();
    expect(priceOn(prices, { ...paper, weight: '70' }, '20261201')).toBeNull();
  });

  it('counts sheets, and copies where they are bound', () => {
    const options = usualOptions;
    const order = { pageInfo: { totalPieceCount: 80, spareCount: 0 }, copies: 40, options };
    expect(costOf(price('20260901', 80), order)).toBe(6_400);
    expect(costOf(price('20260901', 80), { ...order, options: { ...options, bookbind: 1 } })).toBe(10_400);
    const withSpares = {
      ...order,
      pageInfo: { totalPieceCount: 84, spareCount: 2 },
      options: { ...options, bookbind: 1 },
    };
    expect(costOf(price('20260901', 80), withSpares)).toBe(84 * 80 + 42 * 100);
  });
});

describe('the first day of delivery', () => {
  // 20 November 2026 is a Friday.
  it.each([
    ['20261119105900', {}, '20261120'],
    ['20261119110000', {}, '20261123'],
    ['20261120080000', {}, '20261123'],
    ['20261120080000', { leadDays: 0 }, '20261120'],
    ['20261121080000', { leadDays: 0 }, '20261123'],
    ['20261120080000', { extraDays: ['20261121'] }, '20261121'],
    ['20261120080000', { daysOff: ['20261123'] }, '20261124'],
  ])('pushed at %s under %j is %s', (at, change, day) => {
    expect(earliestDelivery(at, { ...usualCentre, ...change })).toBe(day);
  });

  it('is a working day, and never earlier for what is pushed later', () => {
    const stamps = fc
      .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().replace(/\D/g, '').slice(0, 14));
    fc.assert(
      fc.property(stamps, stamps, fc.nat(5), (one, other, leadDays) => {
        const times = { ...usualCentre, leadDays };
        const [first, second] = [one, other].sort().map((stamp) => earliestDelivery(stamp, times));
        expect(isWorkingDay(first ?? '', times)).toBe(true);
        expect((first ?? '') <= (second ?? '')).toBe(true);
      }),
    );
  });
});

it('the dictionary is the usual one under what a centre has changed and added, in its order', () => {
  const own = {
    kind: 'colour',
    code: 'black',
    zh: '单色',
    en: 'Mono',
    position: 5,
    enabled: true,
    revision: 2,
  } as const;
  expect(
    dictionaryOf([own])
      .filter(({ kind }) => kind === 'colour')
      .map(({ zh }) => zh),
  ).toEqual(['彩色', '单色']);
  const codes = dictionaryOf([]).map(({ kind, code }) => `${kind} ${code}`);
  expect(new Set(codes).size).toBe(codes.length);
});

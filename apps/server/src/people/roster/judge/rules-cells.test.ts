import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanCell, readDay, readNumber, readSex } from './rules-cells.js';

describe('a cell', () => {
  it.each([
    ['  王小明 ', '王小明'],
    ['王　明', '王明'],
    ['\u200E王\u200B小明\uFEFF', '王小明'],
    ['Ada \u00A0 Lovelace', 'Ada Lovelace'],
    ['a\u0000b', 'a b'],
    ["'=1+1", '=1+1'],
    ['=SUM(A1)', '=SUM(A1)'],
    ['\uD800王明', '王明'],
  ])('%j is read as %j', (text, clean) => expect(cleanCell(text)).toBe(clean));

  it('read twice is the same as read once, and can always be kept', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanCell(text);
        expect(clean).not.toMatch(/[\uD800-\uDFFF]/u);
        expect(clean).not.toContain('\u0000');
        if (!clean.startsWith("'")) expect(cleanCell(clean)).toBe(clean);
      }),
    );
  });
});

describe('a number', () => {
  it.each([
    ['20260801', '20260801'],
    ['2.0260801E7', '20260801'],
    ['2.0260801E+07', '20260801'],
    ['20260801.0', '20260801'],
    ['００１２', '0012'],
    [' A-7_b ', 'A-7_b'],
    ['', null],
  ])('%j is %j', (text, value) => expect(readNumber(text, 'student-no')).toEqual({ value }));

  it.each([
    ['1.23456789012346E+18', 'digits-lost'],
    ['学号1', 'student-no'],
    ['x'.repeat(65), 'student-no'],
  ])('%j is told as %s', (text, problem) => expect(readNumber(text, 'student-no')).toEqual({ problem }));

  it('has 64 signs at most', () => expect(readNumber('x'.repeat(64), 'student-no').value).toHaveLength(64));
});

describe('a day', () => {
  it.each([
    '2015/3/1',
    '2015-03-01',
    '2015.3.1',
    '20150301',
    '2015年3月1日',
    '42064',
    '2015-03-01T00:00:00Z',
    '２０１５／３／１',
  ])('%j is the first of March 2015', (text) => expect(readDay(text, '2026-11-21')).toEqual({ value: '2015-03-01' }));
  it.each(['2015-02-29', '2015-13-01', '1899-12-31', '2026-11-22', '昨天', '20150', '3/1/2015'])('%j is none', (text) =>
    expect(readDay(text, '2026-11-21')).toEqual(text === '20150' ? { value: '1955-03-02' } : { problem: 'birthday' }),
  );
});

it.each([
  ['男', true],
  ['F', false],
  ['1', true],
  ['', null],
  ['0', null],
])('the sex %j is %j', (text, value) => expect(readSex(text)).toEqual({ value }));

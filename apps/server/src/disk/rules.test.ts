import { kindOf, missingParts, PART_BYTES, partCountOf, partSizeOf } from '@zhibi/contract/disk';
import { freeName, nameFault, nameKey } from '@zhibi/contract/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsOf, fullOne, patternsOf, rangeOf } from './rules.js';

describe('the parts of a file', () => {
  it.each([
    [0, [0]],
    [1, [1]],
    [PART_BYTES - 1, [PART_BYTES - 1]],
    [PART_BYTES, [PART_BYTES]],
    [PART_BYTES + 1, [PART_BYTES, 1]],
    [2 * PART_BYTES, [PART_BYTES, PART_BYTES]],
  ])('of %i bytes are %j', (size, parts) => {
    expect(missingParts(size, []).map((n) => partSizeOf(size, n))).toEqual(parts);
    expect([partSizeOf(size, 0), partSizeOf(size, parts.length + 1), partSizeOf(size, 1.5)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('make up the whole, whatever its length, and what was received is not sent again', () => {
    fc.assert(
      fc.property(fc.nat(50 * PART_BYTES), fc.array(fc.integer({ min: 1, max: 60 })), (size, received) => {
        const all = missingParts(size, []);
        expect(all.reduce((sum, n) => sum + (partSizeOf(size, n) ?? 0), 0)).toBe(size);
        const missing = missingParts(size, received);
        expect(new Set([...missing, ...received.filter((n) => n <= partCountOf(size))]).size).toBe(all.length);
      }),
    );
  });
});

describe('a name', () => {
  it.each([
    ['教案.docx', undefined],
    ['👩‍🏫.txt', undefined],
    ['.gitignore', undefined],
    ['COM10', undefined],
    ['concert.mp3', undefined],
    ['x'.repeat(255), undefined],
    ['x'.repeat(256), 'name-long'],
    ['', 'name-empty'],
    ['   ', 'name-empty'],
    ['..', 'name-ending'],
    ['a/b', 'name-characters'],
    ['a\\b', 'name-characters'],
    ['a:b', 'name-characters'],
    ['a\u0000', 'name-characters'],
    ['a\u007f', 'name-characters'],
    ['a\u202egpj.exe', 'name-characters'],
    ['half \ud83d', 'name-characters'],
    ['a ', 'name-ending'],
    ['a.', 'name-ending'],
    ['con', 'name-reserved'],
    ['Aux.txt', 'name-reserved'],
    ['lpt9.tar.gz', 'name-reserved'],
  ])('%j: %s', (name, fault) => {
    expect(nameFault(name)).toBe(fault);
  });

  it('is the same in either form of Unicode and without case', () => {
    expect(nameKey('CAFE\u0301.TXT')).toBe(nameKey('café.txt'));
  });

  it('that is taken gets the first free number, and stays within 255 characters', () => {
    const taken = new Set(['a.txt', 'a (2).txt'].map(nameKey));
    expect(freeName('A.txt', taken)).toBe('A (3).txt');
    const long = `${'x'.repeat(251)}.txt`;
    expect(freeName(long, new Set([long]))).toBe(`${'x'.repeat(247)} (2).txt`);
  });

  it('sorts by reading and by the value of its numbers', () => {
    const sorted = ['22.txt', '张.txt', '9 (2).txt', '9.txt', '阿.txt']
      .map((name) => factsOf(name, false))
      .sort((a, b) => (a.sortKey < b.sortKey ? -1 : 1));
    expect(sorted.map((one) => one.name)).toEqual(['9.txt', '9 (2).txt', '22.txt', '阿.txt', '张.txt']);
    expect(factsOf('二次函数.pptx', false).search).toContain('erci');
  });

  it.each([
    ['a.DOCX', 'word'],
    ['a.csv', 'excel'],
    ['a.b.pptx', 'ppt'],
    ['a.pdf', 'pdf'],
    ['a.mp4', 'video'],
    ['a.mp3', 'audio'],
    ['a.md', 'txt'],
    ['a.tar.gz', 'zip'],
    ['a.svg', 'image'],
    ['a.html', 'code'],
    ['a.xmind', 'xmind'],
    ['.docx', 'other'],
    ['a', 'other'],
  ])('%s is of kind %s', (name, kind) => {
    expect(kindOf(name)).toBe(kind);
  });
});

it.each([
  ['二次 函数', ['%二次%', '%函数%']],
  ['100%_', ['%100\\%\\_%']],
  ['  ', []],
])('the words %j are looked for as %j', (words, patterns) => {
  expect(patternsOf(words)).toEqual(patterns);
});

describe('a range', () => {
  it.each([
    [undefined, undefined],
    ['bytes=0-', { start: 0, end: 9 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=9-100', { start: 9, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-100', { start: 0, end: 9 }],
    ['bytes=10-', null],
    ['bytes=-0', null],
    ['bytes=5-4', undefined],
    ['bytes=1-2,4-5', undefined],
    ['bytes=-', undefined],
  ])('%s of ten bytes is %j', (header, range) => {
    expect(rangeOf(header, 10)).toEqual(range);
  });

  it('of nothing is nothing', () => {
    expect(rangeOf('bytes=0-', 0)).toBeNull();
  });
});

it.each([
  [10, 90, 0, undefined],
  [11, 90, 0, 'quota-person'],
  [11, 0, 990, 'quota-school'],
  [0, 100, 1000, undefined],
])('%i bytes more beside %i of 100 and %i of 1000: %s', (size, person, school, full) => {
  expect(fullOne(size, { used: person, quota: 100 }, { used: school, quota: 1000 })).toBe(full);
});

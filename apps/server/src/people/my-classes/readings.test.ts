import { plainReading, Reading } from '@zhibi/contract/people/my-classes';
import { describe, expect, it } from 'vitest';
import { readName } from '../pinyin.js';
import { doubtsOf, isUnsure, machineReading, readingOf } from './readings.js';
import { givenNamePolyphones, surnamePolyphones } from './rules-polyphones.js';

it.each([
  ['曾国藩', 'zēng guó fān'],
  ['覃小明', 'qín xiǎo míng'],
  ['单雄信', 'shàn xióng xìn'],
  ['仇英', 'qiú yīng'],
  ['解晓东', 'xiè xiǎo dōng'],
  ['尉迟恭', 'yù chí gōng'],
  ['吕行', 'lǚ xíng'],
  ['欧阳娜娜', 'ōu yáng nà nà'],
])('%s is read %s, and sorted by the same without tones', (name, reading) => {
  expect(machineReading(name)).toBe(reading);
  expect(plainReading(reading)).toBe(readName(name));
});

describe('a doubt', () => {
  it.each([
    ['曾国藩', []],
    ['单雄信', []],
    ['尉迟恭', []],
    ['欧阳修', []],
    ['陈思远', []],
    ['覃小明', ['覃']],
    ['吕行', ['行']],
    ['黄乐茜', ['乐', '茜']],
    ['Tom', []],
  ])('of %s is about %j', (name, characters) => {
    expect(doubtsOf(name).map(({ character }) => character)).toEqual(characters);
  });

  it('offers the machine’s reading first and each reading once', () => {
    expect(doubtsOf('吕行')).toEqual([{ at: 1, character: '行', readings: ['xíng', 'háng', 'hàng'] }]);
  });
});

it('every reading of the tables is one, and there is a choice', () => {
  for (const [character, readings] of [...Object.entries(givenNamePolyphones), ...Object.entries(surnamePolyphones)]) {
    expect([character, readings.length > 1]).toEqual([character, true]);
    for (const reading of readings) expect(Reading.parse(reading)).toBe(reading);
  }
});

describe('whose word holds', () => {
  const named = { name: '吕行', pinyinBy: 'machine' as const, reading: null, readingOf: null };
  const corrected = { name: '吕行', pinyinBy: 'teacher' as const, reading: 'lǚ háng', readingOf: '吕行' };

  it('the machine reads until a teacher does', () => {
    expect(readingOf(named)).toMatchObject({ reading: 'lǚ xíng', by: 'machine', renamed: false });
    expect(isUnsure(named)).toBe(true);
  });

  it('a teacher’s word ends the doubt', () => {
    expect(readingOf(corrected)).toEqual({ reading: 'lǚ háng', by: 'teacher', doubts: [], renamed: false });
    expect(isUnsure(corrected)).toBe(false);
  });

  it('a new name is asked for again', () => {
    expect(readingOf({ ...corrected, name: '吕航' })).toEqual({
      reading: 'lǚ háng',
      by: 'machine',
      doubts: [],
      renamed: true,
    });
    expect(isUnsure({ ...corrected, name: '吕航' })).toBe(true);
    // The records give a renamed student back to the machine.
    expect(readingOf({ ...corrected, name: '吕航', pinyinBy: 'machine' }).renamed).toBe(true);
  });
});

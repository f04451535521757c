import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldMessages, fieldRules } from './field-rules.js';

type Rule = keyof typeof fieldRules;
const accepts = (rule: Rule, text: string) => fieldRules[rule].safeParse(text).success;
const of = (sign: string, length: number) => sign.repeat(length);

/** What is one short of the bound, on it, and one beyond: [accepted?, text]. */
const bounds: Record<Rule, readonly (readonly [boolean, string])[]> = {
  name: [
    [false, '王'],
    [true, '王明'],
    [true, of('名', 30)],
    [false, of('名', 31)],
    [true, of('𠮷', 30)], // a character beyond the basic plane is one character
    [false, ' 王 '],
    [false, ''],
    [false, '\u200b\u200b'], // what nobody sees is no character of a name
    [false, '王\ufeff'],
    [false, '\u3164\u2800'],
  ],
  nameOnRecord: [
    [true, '张'],
    [true, ' 王小明 '],
    [false, ' '],
    [false, '王'.repeat(31)],
  ],
  account: [
    [false, 'a1234'],
    [true, 'a12345'],
    [true, `a${of('1', 15)}`], // 16: the Chinese reading
    [true, `a${of('1', 39)}`], // 40: the English reading
    [true, `a${of('1', 40)}`], // 41: the rule itself
    [false, `a${of('1', 41)}`],
    [false, '1abcde'],
    [false, '_abcde'],
    [true, 'a_-123'],
    [false, 'abc de'],
    [false, '王明明明明明'],
    [false, 'abcdef\n'],
  ],
  password: [
    [false, 'abc12'],
    [true, 'abc123'],
    [true, `a${of('1', 17)}`],
    [false, `a${of('1', 18)}`],
    [false, 'abcdef'],
    [false, '123456'],
    [false, 'abc 123'],
    [false, 'abc123!'],
    [false, 'ａbc123'],
  ],
  phone: [
    [false, '1380013800'],
    [true, '13800138000'],
    [false, '138001380000'],
    [false, '12800138000'],
    [true, '13000000000'],
    [true, '19900000000'],
    [false, '23800138000'],
    [false, '+8613800138000'],
    [false, '１３８００１３８０００'],
  ],
  email: [
    [true, 'a@b.cn'],
    [true, 'teacher.wang@school.edu.cn'],
    [false, 'a@b'],
    [false, '@b.cn'],
    [false, 'a b@c.cn'],
    [false, 'a@@b.cn'],
    [false, `${of('a', 250)}@b.cn`],
  ],
  imageCode: [
    [false, 'a1B'],
    [true, 'a1B2'],
    [false, 'a1B2c'],
    [false, 'a1B_'],
  ],
  smsCode: [
    [false, '123'],
    [true, '0123'],
    [false, '12345'],
    [false, '12a4'],
    [false, '１２３４'],
  ],
  mac: [
    [false, 'AABBCCDDEEF'],
    [true, 'AABBCCDDEEFF'],
    [true, 'aabbccddeeff'],
    [false, 'AABBCCDDEEFF0'],
    [false, 'AABBCCDDEEFG'],
    [false, 'AA:BB:CC:DD:E'],
  ],
  personNumber: [
    [false, ''],
    [true, '1'],
    [true, of('9', 100)],
    [false, of('9', 101)],
    [true, 'G-2026_01'],
    [false, '20 26'],
    [false, '２０２６'],
  ],
  className: [
    [false, ' '],
    [true, '8'],
    [true, of('班', 30)],
    [false, of('班', 31)],
  ],
  day: [
    [true, '20150301'],
    [true, '20240229'],
    [false, '20230229'],
    [false, '20151301'],
    [false, '2015031'],
    [false, '201503011'],
    [false, '18991231'],
    [true, '19000101'],
  ],
  serialNumber: [
    [false, 'A1-_2'],
    [true, 'A1-_23'],
    [true, of('a', 32)],
    [false, of('a', 33)],
    [false, 'abc def'],
  ],
};

describe.each(Object.entries(bounds) as [Rule, (typeof bounds)[Rule]][])('the rule of %s', (rule, cases) => {
  it.each(cases)('%s: %j', (accepted, text) => {
    expect(accepts(rule, text)).toBe(accepted);
  });

  it('says what is wrong by a name that has words in both languages', () => {
    const refused = fieldRules[rule].safeParse(rule === 'className' || rule === 'nameOnRecord' ? '' : '!');
    const name = refused.error?.issues[0]?.message ?? '';
    expect(fieldMessages[name]).toEqual({ zh: expect.any(String), en: expect.any(String) });
  });
});

it.each([
  ['王\n芳', '王 芳'],
  ['王\t 芳', '王 芳'],
  ['\u202e反转', '反转'],
  ['王\u2028芳', '王 芳'],
  [`A${'\u0301'.repeat(6)}B`, 'Á\u0301\u0301B'],
  ['葛\u{e0100}明', '葛\u{e0100}明'], // which shape of a character a family writes is part of the name
  ['买买提·艾力', '买买提·艾力'],
])('%j is kept as a name that can be read on one line', (typed, name) => {
  for (const rule of ['name', 'nameOnRecord', 'className'] as const) expect(fieldRules[rule].parse(typed)).toBe(name);
});

it('no rule throws or hangs, whatever it is given', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      for (const rule of Object.keys(fieldRules) as Rule[]) expect(typeof accepts(rule, text)).toBe('boolean');
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markTones, plainReading, Reading } from './reading.js';

it.each([
  ['zeng1 guo2 fan1', 'zēng guó fān'],
  ['lv4 xing2', 'lǜ xíng'],
  ['ou1 yang2', 'ōu yáng'],
  ['liu2 rui4', 'liú ruì'],
  ['yue4', 'yuè'],
  ['zi5', 'zi'],
  ['  Shàn   xióng ', 'shàn xióng'],
  ['nu:3', 'nǚ'],
])('%j is kept as %j', (typed, kept) => {
  expect(markTones(typed)).toBe(kept);
  expect(markTones(kept)).toBe(kept);
});

it.each([
  ['zēng guó fān', 'zeng guo fan'],
  ['lǜ xíng', 'lv xing'],
  ['ōu yáng', 'ou yang'],
])('%s is sorted as %s', (reading, plain) => {
  expect(plainReading(reading)).toBe(plain);
});

describe('a reading', () => {
  it.each(['', '曾国藩', 'zeng1 <b>', 'xyz', 'zēēng', 'a'.repeat(201)])('%j is none', (typed) => {
    expect(Reading.safeParse(typed).success).toBe(false);
  });

  it.each(['chi', 'zhuāng', 'ér', 'wēng', 'lüè', 'ng'])('%s is one', (typed) => {
    expect(Reading.parse(typed)).toBe(typed);
  });

  it('without tones never holds a tone', () => {
    const syllable = fc
      .constantFrom('zeng', 'guo', 'lv', 'xing', 'ou', 'rui', 'yuan')
      .chain((one) => fc.integer({ min: 1, max: 4 }).map((tone) => `${one}${tone}`));
    fc.assert(
      fc.property(fc.array(syllable, { minLength: 1, maxLength: 4 }), (typed) => {
        expect(plainReading(Reading.parse(typed.join(' ')))).toBe(typed.map((one) => one.slice(0, -1)).join(' '));
      }),
    );
  });
});

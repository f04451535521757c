import { type Audience, isDealtOnce } from '@zhibi/contract/homework';
import type { Level } from '@zhibi/contract/people/my-classes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deal } from './rules-dealing.js';

const students = ['a', 'b', 'c', 'd'].map((studentId) => ({ studentId }));
const levelOf = new Map<string, Level>([
  ['a', 'A'],
  ['b', 'B'],
]);
const groups = [
  { setId: 's', number: 1, studentId: 'b' },
  { setId: 's', number: 2, studentId: 'c' },
];
const everybody: Audience = { kind: 'everybody' };
const layers = (...of: (Level | 'none')[]): Audience => ({ kind: 'layers', layers: of });
const group = (...numbers: number[]): Audience => ({
  kind: 'groups',
  groups: numbers.map((number) => ({ setId: 's', number })),
});
const single = (...studentIds: string[]): Audience => ({ kind: 'students', studentIds });
const dealt = (...audiences: Audience[]) =>
  deal(audiences, { students, levelOf, groups }).map((own) => own.map(({ studentId }) => studentId).join(''));

describe('dealing out', () => {
  it.each([
    ['everybody', [everybody], ['abcd']],
    ['a layer, and those in none', [layers('A'), layers('B', 'C', 'none')], ['a', 'bcd']],
    [
      'a student before a group before a layer before everybody',
      [everybody, layers('B'), group(1, 2), single('b')],
      ['ad', '', 'c', 'b'],
    ],
    ['only some', [single('d', 'nobody')], ['d']],
  ])('%s', (_, audiences, expected) => expect(dealt(...audiences)).toEqual(expected));

  it('gives nobody two papers, and everybody one where everybody is named', () => {
    const audience = fc.oneof(
      fc.constant(everybody),
      fc.subarray(['A', 'B', 'C', 'none'] as const, { minLength: 1 }).map((of) => layers(...of)),
      fc.subarray([1, 2], { minLength: 1 }).map((of) => group(...of)),
      fc.subarray(['a', 'b', 'c', 'd'], { minLength: 1 }).map((of) => single(...of)),
    );
    fc.assert(
      fc.property(fc.array(audience, { minLength: 1, maxLength: 6 }), (audiences) => {
        const all = dealt(...audiences)
          .join('')
          .split('')
          .sort();
        expect(new Set(all).size).toBe(all.length);
        if (audiences.includes(everybody)) expect(all).toEqual(['a', 'b', 'c', 'd']);
      }),
    );
  });

  it('may name nobody twice in one act', () => {
    expect(isDealtOnce([everybody, layers('A'), single('a')])).toBe(true);
    for (const twice of [
      [everybody, everybody],
      [layers('A'), layers('A', 'B')],
      [group(1), group(1)],
      [single('a', 'a')],
    ])
      expect(isDealtOnce(twice)).toBe(false);
  });
});

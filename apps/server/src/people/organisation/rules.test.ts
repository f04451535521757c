import { CODE_LETTERS, checkLetterOf, groupedCode, isCode, tidyCode } from '@zhibi/contract/people/organisation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeSecret } from './code-secret.js';
import { codeStateOf, isShortEnough, rolesMeet, stagesOf } from './rules.js';

const letters = fc
  .array(fc.constantFrom(...CODE_LETTERS), { minLength: 11, maxLength: 11 })
  .map((some) => some.join(''));
const code = letters.map((some) => some + checkLetterOf(some));

describe('an activation code', () => {
  it('has no letter that looks like another', () => {
    expect(CODE_LETTERS).toHaveLength(23);
    expect([...'0O1IL2Z5S8BUQ'].filter((letter) => CODE_LETTERS.includes(letter))).toEqual([]);
  });

  it('is known by its check letter, however it was typed', () => {
    fc.assert(
      fc.property(code, (one) => {
        expect(isCode(one)).toBe(true);
        expect(isCode(tidyCode(` ${groupedCode(one).toLowerCase()} `))).toBe(true);
      }),
    );
  });

  it('with one wrong letter, or two that changed places, is none', () => {
    fc.assert(
      fc.property(code, fc.nat(11), fc.nat(11), fc.constantFrom(...CODE_LETTERS), (one, at, other, letter) => {
        const wrong = one.slice(0, at) + letter + one.slice(at + 1);
        expect(isCode(wrong)).toBe(wrong === one);
        const signs = [...one];
        [signs[at], signs[other]] = [signs[other] ?? '', signs[at] ?? ''];
        expect(isCode(signs.join(''))).toBe(signs.join('') === one);
      }),
    );
  });

  it('follows from its id and the secret of the installation, and from nothing else', () => {
    const [here, there] = [codeSecret('a'), codeSecret('b')];
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(isCode(here.codeOf(id))).toBe(true);
        expect(here.codeOf(id)).toBe(codeSecret('a').codeOf(id));
        expect(here.codeOf(id)).not.toBe(there.codeOf(id));
        expect(here.digestOf(here.codeOf(id))).not.toContain(here.codeOf(id));
      }),
    );
  });
});

describe('the state of a code', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const [before, after] = [new Date('2026-11-21T11:59:59Z'), new Date('2026-11-21T12:00:01Z')];
  it.each([
    ['unused', { usedAt: null, disabledAt: null, validUntil: after }],
    ['unused', { usedAt: null, disabledAt: null, validUntil: now }],
    ['expired', { usedAt: null, disabledAt: null, validUntil: before }],
    ['disabled', { usedAt: null, disabledAt: before, validUntil: after }],
    ['disabled', { usedAt: null, disabledAt: before, validUntil: before }],
    ['used', { usedAt: before, disabledAt: null, validUntil: before }],
  ] as const)('is %s', (state, facts) => {
    expect(codeStateOf(facts, now)).toBe(state);
  });
});

it.each([
  [1, 6, [1]],
  [1, 9, [1, 2]],
  [7, 12, [2, 3]],
  [6, 7, [1, 2]],
  [9, 10, [2, 3]],
  [12, 12, [3]],
])('grades %i to %i are the stages %j', (first, last, stages) => {
  expect(stagesOf(first, last)).toEqual(stages);
});

it.each([
  [['SCHOOLADMIN'], 's', true],
  [['SCHOOLADMIN', 'SCHOOLPRINCIPAL'], 's', true],
  [['SCHOOLADMIN'], null, false],
  [['ORGADMIN'], null, true],
  [['ORGADMIN'], 's', false],
  [['ORGADMIN', 'SCHOOLADMIN'], 's', false],
] as const)('roles %j at %s meet: %s', (roles, schoolId, meet) => {
  expect(rolesMeet(roles, schoolId)).toBe(meet);
});

it('both readings of the account rule can be demanded of new accounts', () => {
  const name = (length: number) => 'a'.repeat(length);
  expect([16, 17].map((length) => isShortEnough(name(length), 16))).toEqual([true, false]);
  expect([40, 41].map((length) => isShortEnough(name(length), 40))).toEqual([true, false]);
  expect(isShortEnough(name(41), 41)).toBe(true);
});

import { type Rational, rational } from '@zhibi/grading/rational';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate, holds } from './rules-evaluate.js';
import { NotRead } from './rules-pieces.js';
import { valueText } from './rules-print.js';
import { readCondition, readTerm } from './rules-read.js';

const names = new Set(['a', 'b', 'c', 'x1']);
const values = new Map<string, Rational>([
  ['a', rational(3n)],
  ['b', rational(-4n)],
  ['c', rational(1n, 3n)],
  ['x1', rational(0n)],
]);
const budget = () => ({ left: 10_000 });
const worth = (text: string) => {
  const value = evaluate(readTerm(text, names), values, budget());
  return value && valueText(value);
};
const why = (text: string, read: (text: string, names: ReadonlySet<string>) => unknown = readTerm) => {
  try {
    read(text, names);
    return undefined;
  } catch (fault) {
    return fault instanceof NotRead ? [fault.reason, fault.detail] : fault;
  }
};

describe('an expression is worked out exactly', () => {
  it.each([
    ['a', '3'],
    ['(c-b)/a', '13/9'],
    ['（c−b）÷a', '13/9'],
    ['2a + 1', '7'],
    ['2a(b+1)', '-18'],
    ['ab', '-12'],
    ['-a^2', '-9'],
    ['(-a)^2', '9'],
    ['a^-1', '1/3'],
    ['2^3^2', '512'],
    ['1/3 + 1/3 + 1/3', '1'],
    ['0.1 + 0.2', '0.3'],
    ['6/2*3', '9'],
    ['a - b - 1', '6'],
    ['abs(b)', '4'],
    ['floor(-7/2)', '-4'],
    ['ceil(7/2)', '4'],
    ['mod(b, a)', '2'],
    ['gcd(12, 18)', '6'],
    ['lcm(4, 6)', '12'],
    ['min(a, b, c)', '-4'],
    ['max(a, b, c)', '3'],
    ['sqrt(4/9)', '2/3'],
  ])('%s is %s', (text, wanted) => expect(worth(text)).toBe(wanted));

  it.each(['a/x1', 'x1^-1', 'sqrt(2)', 'sqrt(b)', 'mod(a, 0)', 'gcd(c, 2)', '9^99', 'c^0.5', '999999999999^4'])(
    '%s comes to nothing',
    (text) => expect(worth(text)).toBeUndefined(),
  );

  it.each([
    ['2a +', ['unreadable', '']],
    ['a b)', ['unreadable', ')']],
    ['min()', ['unreadable', ')']],
    ['sqrt(a, b)', ['unreadable', ')']],
    ['a；b', ['unreadable', '；b']],
    ['a = 3', ['unreadable', '= 3']],
    ['2d', ['unknown-name', 'd']],
    ['alert(1)', ['unknown-name', 'l']],
    ['constructor', ['unknown-name', 'o']],
    ['', ['unreadable', '']],
    [`${'('.repeat(30)}a${')'.repeat(30)}`, ['too-long', '('.repeat(20)]],
    [`${'-'.repeat(60)}a`, ['too-long', '-'.repeat(20)]],
    ['1'.repeat(13), ['too-long', '1'.repeat(13)]],
    ['a+'.repeat(70), ['too-long', 'a+'.repeat(10)]],
  ])('%s is none', (text, wanted) => expect(why(text)).toEqual(wanted));

  it('whatever is typed is read or refused, and never takes long', () => {
    const sign = fc.constantFrom(...'ab1290+-*/^(),.=<>≠ 整whole'.split(''), 'sqrt(', 'whole(', 'min(', '\\', '{');
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 60 }), (signs) => {
        const fault = why(signs.join(''));
        expect(fault === undefined || Array.isArray(fault)).toBe(true);
        if (fault === undefined) expect(() => worth(signs.join(''))).not.toThrow();
      }),
      { numRuns: 2_000 },
    );
  });

  it('sums, differences and products agree with whole numbers', () => {
    const number = fc.integer({ min: -999, max: 999 });
    fc.assert(
      fc.property(number, number, number, (a, b, c) => {
        const own = new Map(
          [
            ['a', a],
            ['b', b],
            ['c', c],
          ].map(([name, of]) => [String(name), rational(BigInt(of ?? 0))]),
        );
        const value = evaluate(readTerm('a*b - (c - a)*2 + b^2', names), own, budget());
        expect(value?.over).toBe(BigInt(a * b - (c - a) * 2 + b * b));
      }),
    );
  });
});

describe('what must hold', () => {
  it.each([
    ['a > b', true],
    ['b < c < a', true],
    ['b < a < c', false],
    ['a != 3', false],
    ['a ≠ b', true],
    ['3c = 1', true],
    ['whole(3c)', true],
    ['whole(c)', false],
    ['a/x1 = 1', undefined],
  ])('%s: %s', (text, wanted) => expect(holds(readCondition(text, names), values, budget())).toBe(wanted));

  it.each([
    ['a', ['unreadable', '']],
    ['a >', ['unreadable', '']],
    ['whole(a) = 1', ['unreadable', '= 1']],
    ['a > d', ['unknown-name', 'd']],
  ])('%s says nothing', (text, wanted) => expect(why(text, readCondition)).toEqual(wanted));
});

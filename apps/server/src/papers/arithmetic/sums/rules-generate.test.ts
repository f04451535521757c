import { SumGroup, type SumSheet, sumPresets } from '@zhibi/contract/papers/arithmetic';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { borrows, carries } from './families.js';
import { generateSums } from './generate.js';
import { printed, sumQuestion } from './print.js';
import { filled, isTrue } from './read-back.js';
import { nameOf, type Sum } from './sum.js';

type Given = { kind: SumGroup['kind']; count: number } & Record<string, unknown>;
const group = (given: Given): SumGroup => SumGroup.parse(given);
const sheet = (groups: Given[], more: Partial<SumSheet> = {}): SumSheet => ({
  groups: groups.map(group),
  twins: false,
  seed: 7,
  ...more,
});
const span = (from: number, to: number, step = 1) => ({ from, to, step });
const made = (given: Given, more: Partial<SumSheet> = {}): Sum[] => generateSums(sheet([given], more)).sums.flat();
const texts = (sums: readonly Sum[]) => sums.map((sum) => filled(sumQuestion(sum)));
const operandsOf = ({ expression }: Sum): [number, number] => {
  if (!('operation' in expression) || 'operation' in expression.left || 'operation' in expression.right)
    return [-1, -1];
  return [expression.left.over, expression.right.over];
};

const spans = (most: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: 40 }))
    .map(([from, more]) => span(from, from + more));
const wish = fc.constantFrom('any', 'with', 'without');
const asked = fc.constantFrom('result', 'number', 'either');
const subset = <T>(...of: T[]) => fc.subarray(of, { minLength: 1 });
const anyGroup = fc.oneof(
  fc.record({
    kind: fc.constant('add-subtract' as const),
    count: fc.integer({ min: 1, max: 60 }),
    operations: subset('+', '-'),
    first: spans(200),
    second: spans(200),
    result: fc.record({ from: fc.integer({ min: 0, max: 100 }), to: fc.integer({ min: 100, max: 500 }) }),
    carry: wish,
    places: fc.constantFrom(0, 1, 2),
    asked,
  }),
  fc.record({
    kind: fc.constant('multiply' as const),
    count: fc.integer({ min: 1, max: 60 }),
    first: spans(30),
    second: spans(30),
    places: fc.constantFrom(0, 1, 2),
    asked,
  }),
  fc.record({
    kind: fc.constant('divide' as const),
    count: fc.integer({ min: 1, max: 60 }),
    divisor: spans(20),
    quotient: spans(30),
    remainder: wish,
    places: fc.constantFrom(0, 1, 2),
    asked,
  }),
  fc.record({
    kind: fc.constant('fraction' as const),
    count: fc.integer({ min: 1, max: 30 }),
    operations: subset('+', '-', '×', '÷'),
    under: fc.constantFrom({ from: 2, to: 10 }, { from: 5, to: 7 }, { from: 2, to: 3 }),
    alike: wish,
  }),
  fc.record({
    kind: fc.constant('mixed' as const),
    count: fc.integer({ min: 1, max: 30 }),
    operations: subset('+', '-', '×', '÷'),
    numbers: spans(20),
    factors: fc.integer({ min: 2, max: 20 }),
    most: fc.integer({ min: 10, max: 300 }),
    brackets: wish,
  }),
);

describe('whatever is wished for', () => {
  it('what is printed is true with the answers in place, and nothing stands there twice', () => {
    fc.assert(
      fc.property(fc.array(anyGroup, { minLength: 1, maxLength: 3 }), fc.boolean(), fc.nat(), (groups, twins, seed) => {
        const { sums, short } = generateSums(sheet(groups, { twins, seed }));
        const all = sums.flat();
        const untrue = all.map(sumQuestion).filter((question) => !isTrue(question));
        expect(untrue.map(filled)).toEqual([]);
        expect(new Set(all.map((sum) => nameOf(sum, twins))).size).toBe(all.length);
        sums.forEach((own, at) => {
          const lack = short.find((one) => one.group === at);
          expect(own.length).toBe(lack?.found ?? groups[at]?.count);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('the same sheet gives the same sums, another seed others', () => {
    const given = { kind: 'multiply' as const, count: 20, first: span(2, 9), second: span(2, 9) };
    expect(texts(made(given))).toEqual(texts(made(given)));
    expect(texts(made(given, { seed: 8 }))).not.toEqual(texts(made(given)));
  });
});

describe('adding and subtracting', () => {
  const within = (more: Partial<Given>) =>
    made({
      kind: 'add-subtract',
      count: 30,
      operations: ['+', '-'],
      first: span(11, 99),
      second: span(11, 99),
      result: { from: 1, to: 100 },
      ...more,
    });

  it.each([
    ['with', true],
    ['without', false],
  ])('%s carrying and borrowing', (carry, is) => {
    for (const sum of within({ carry })) {
      const [a, b] = operandsOf(sum);
      const isPlus = 'operation' in sum.expression && sum.expression.operation === '+';
      expect([filled(sumQuestion(sum)), isPlus ? carries(a, b) : borrows(a, b)]).toEqual([expect.any(String), is]);
    }
  });

  it.each([
    [8, 7, true],
    [23, 45, false],
    [95, 5, true],
    [199, 1, true],
    [120, 304, false],
  ])('%i + %i carries: %s', (a, b, is) => expect(carries(a, b)).toBe(is));
  it.each([
    [15, 8, true],
    [58, 23, false],
    [100, 1, true],
    [342, 300, false],
  ])('%i − %i borrows: %s', (a, b, is) => expect(borrows(a, b)).toBe(is));

  it('by tens keeps to tens', () => {
    const sums = within({ first: span(110, 990, 10), second: span(110, 990, 10), result: { from: 10, to: 1_000 } });
    expect(sums.flatMap(operandsOf).filter((number) => number % 10 !== 0)).toEqual([]);
  });

  it('in tenths is exact where floats are not', () => {
    const [sum] = within({ count: 1, operations: ['+'], first: span(1, 1), second: span(2, 2), places: 1 });
    expect(sum && filled(sumQuestion(sum))).toBe('0.1+0.2=0.3');
  });
});

describe('too few different sums', () => {
  const carrying = {
    kind: 'add-subtract' as const,
    operations: ['+'],
    first: span(2, 9),
    second: span(2, 9),
    result: { from: 11, to: 12 },
    carry: 'with',
  };

  it('are counted exactly, and what would add to them', () => {
    const { sums, short } = generateSums(sheet([{ ...carrying, count: 40 }]));
    // 2+9 3+8 4+7 5+6 and 3+9 4+8 5+7 6+6; all but the last also the other way round.
    expect(short).toEqual([{ group: 0, wanted: 40, found: 8, counted: true, withTwins: 15 }]);
    expect(sums.flat()).toHaveLength(8);
  });

  it('of a space too large to be looked through are told as what was found', () => {
    const wide = {
      kind: 'add-subtract' as const,
      count: 50,
      operations: ['+'],
      first: span(0, 900),
      second: span(0, 900),
      result: { from: 0, to: 4 },
    };
    expect(generateSums(sheet([wide], { twins: true })).short).toEqual([
      { group: 0, wanted: 50, found: 15, counted: false, withTwins: null },
    ]);
  });

  it('of ten thousand million choices, nearly all of them in vain, are looked for no longer than anybody waits', () => {
    const divide = { kind: 'divide' as const, divisor: span(1, 1_000), quotient: span(0, 999), remainder: 'with' };
    const asked = { ...divide, count: 200, asked: 'number' };
    expect(made(asked)).toHaveLength(200);
    const none = { kind: 'mixed' as const, operations: ['+', '-', '×', '÷'], numbers: span(101, 200), most: 1 };
    expect(made({ ...none, count: 200, factors: 2, brackets: 'with' })).toEqual([]);
  });

  it('a second group does not repeat the first', () => {
    const { short } = generateSums(
      sheet([
        { ...carrying, count: 5 },
        { ...carrying, count: 5 },
      ]),
    );
    expect(short).toMatchObject([{ group: 1, wanted: 5, found: 3 }]);
  });
});

describe('dividing', () => {
  it('with a remainder asks for quotient and remainder, each at its place', () => {
    const sums = made({ kind: 'divide', count: 40, divisor: span(2, 9), quotient: span(1, 9), remainder: 'with' });
    for (const sum of sums) {
      const { stem, answer } = sumQuestion(sum);
      expect(stem[0]?.t === 'p' && stem[0].children.filter((item) => item.t === 'blank')).toHaveLength(2);
      expect(answer.kind === 'blanks' && answer.blanks).toHaveLength(2);
    }
  });

  it('never by nothing, and never asks what any number would fit', () => {
    const sums = made({
      kind: 'divide',
      count: 60,
      divisor: span(0, 6),
      quotient: span(0, 6),
      asked: 'either',
      remainder: 'any',
    });
    expect(texts(sums).filter((text) => text.includes('÷0='))).toEqual([]);
    expect(sums.filter(({ hidden }) => hidden === 'right').map((sum) => operandsOf(sum)[0])).not.toContain(0);
  });
});

it('a missing factor of nothing is never asked for', () => {
  const sums = made({ kind: 'multiply', count: 40, first: span(0, 5), second: span(0, 5), asked: 'number' });
  for (const sum of sums) {
    const [a, b] = operandsOf(sum);
    expect(sum.hidden === 'left' ? b : a).not.toBe(0);
  }
});

it('no fraction comes to a mixed number', () => {
  const sums = made({ kind: 'fraction', count: 60, operations: ['+', '-', '×', '÷'], under: { from: 2, to: 12 } });
  const answers = sums
    .map(sumQuestion)
    .flatMap(({ answer }) => (answer.kind === 'blanks' ? answer.blanks.flatMap(({ accepted }) => accepted) : []));
  const improper = answers.filter((text) => {
    const [, over, under] = /^\\frac\{(\d+)\}\{(\d+)\}$/.exec(text) ?? [];
    return over !== undefined && Number(over) > Number(under);
  });
  expect(improper).toEqual([]);
});

it('the forms of a group share it evenly, and nothing under decimals is whole', () => {
  const sums = made({
    kind: 'mixed',
    count: 32,
    operations: ['+', '×'],
    numbers: span(2, 60),
    most: 100,
    brackets: 'any',
  });
  const products = texts(sums).filter((text) => text.includes('×'));
  expect(products.length).toBeGreaterThanOrEqual(24);
  const decimals = made({ kind: 'multiply', count: 60, first: span(5, 25), second: span(2, 9), places: 1 });
  expect(texts(decimals).filter((text) => !/^\d+\.\d/.test(text))).toEqual([]);
});

describe('brackets', () => {
  const wished = (brackets: string) =>
    made({ kind: 'mixed', count: 40, operations: ['+', '-', '×', '÷'], numbers: span(2, 60), most: 100, brackets });
  it('stand where they are wished for', () => {
    expect(wished('with').filter(({ expression }) => !printed(expression).includes('('))).toEqual([]);
    expect(wished('without').filter(({ expression }) => printed(expression).includes('('))).toEqual([]);
  });
});

describe.each(sumPresets)('$gid-$term $id', ({ groups, name }) => {
  it('is as many different sums as it says', () => {
    expect(groups.map((one) => SumGroup.parse(one))).toEqual(groups);
    expect(generateSums({ groups: [...groups], twins: false, seed: 3 }).short, name.zh).toEqual([]);
  });
});

import { parseRich, toPlain, writeRich } from '@zhibi/content';
import { type AnswerKey, type QuestionBody, questionTypes } from '@zhibi/contract/questions';
import type { Template } from '@zhibi/contract/questions/variants';
import { rational } from '@zhibi/grading/rational';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../platform/random.js';
import { readTemplate } from './rules-check.js';
import { findVariants } from './rules-find.js';
import { numbersOf, withNumbers } from './rules-numbers.js';

const body = (stem: string, answer: AnswerKey, more: Partial<QuestionBody> = {}): QuestionBody => ({
  type: questionTypes['fill-in'],
  stem: parseRich(stem),
  options: [],
  answer,
  analysis: [],
  parts: [],
  ...more,
});
const blank = (...accepted: string[]): AnswerKey => ({ kind: 'blanks', blanks: [{ accepted }] });
const whole = (name: string, from: number, to: number, now: number) => ({ name, from, to, step: 1, now });
const template = (given: Partial<Template>): Template => ({
  parameters: [],
  conditions: [],
  numbers: [],
  truths: [],
  ...given,
});
const at = (where: string, nth: number, expression: string) => ({ where, at: nth, expression });

const equation = body('解方程 $3x+4=19$，x=___', blank('5'));
const linear = template({
  parameters: [whole('a', 2, 9, 3), whole('b', 1, 9, 4), whole('c', 10, 40, 19)],
  conditions: ['whole((c-b)/a)', 'c > b'],
  numbers: [at('stem', 0, 'a'), at('stem', 1, 'b'), at('stem', 2, 'c'), at('blanks.0', 0, '(c-b)/a')],
});
const find = (
  of: QuestionBody,
  given: Template,
  { seed = 1, ...more }: Partial<Parameters<typeof findVariants>[2]> & { seed?: number } = {},
) => {
  const { read, faults } = readTemplate(of, given);
  expect(faults).toEqual([]);
  return findVariants(of, read, { random: seeded(seed), count: 10, apart: false, ...more });
};
const faultsOf = (of: QuestionBody, given: Template) =>
  readTemplate(of, given).faults.map(({ at: place, reason, detail }) => [place.kind, reason, detail].join(' ').trim());
const keyOf = ({ answer }: QuestionBody) =>
  answer.kind === 'blanks' ? answer.blanks.map(({ accepted }) => accepted) : answer;

describe('the numbers of a question', () => {
  it.each([
    ['3 + 4 = 7', '3 4 7'],
    ['5 - 3', '5 3'],
    ['-3 + 5', '−3 5'],
    ['5 + (-3)', '5 −3'],
    ['2.50 元', '2.50'],
    ['$\\frac{3}{4}x^2$', '3 4 2'],
    ['$\\frac34$ 与 $x^23$', '2 3'],
    ['$-\\frac{1}{2}\\times -3$', '1 2 −3'],
    ['f(-3)', '−3'],
    ['没有数', ''],
  ])('%s: %s', (stem, wanted) =>
    expect(
      numbersOf(body(stem, blank('x')))
        .filter(({ where }) => where === 'stem')
        .map(({ literal }) => literal)
        .join(' '),
    ).toBe(wanted),
  );

  it('a key and an option that are nothing but a number are one, fraction or not', () => {
    const found = numbersOf(
      body('1', blank('\\frac{3}{4}', '0.75'), { options: [{ label: 'A', content: parseRich('$\\frac12$') }] }),
    );
    expect(found.map(({ where, literal }) => `${where} ${literal}`)).toEqual(['stem 1', 'blanks.0 \\frac{3}{4}']);
  });

  it.each([
    ['3x + 5', 0, rational(1n), 'x + 5'],
    ['3m 长', 0, rational(1n), '1m 长'],
    ['3x + 5', 0, rational(-1n), '−x + 5'],
    ['2 + 3', 1, rational(-3n), '2 + (−3)'],
    ['2 + (-3)', 1, rational(3n), '2 + 3'],
    ['f(-3)', 0, rational(3n), 'f(3)'],
    ['f(-3)', 0, rational(-2n), 'f(−2)'],
    ['$x^2$', 0, rational(12n), '$x^{12}$'],
    ['$3^2$', 0, rational(-3n), '$(-3)^2$'],
    ['$3x$', 0, rational(1n, 2n), '$\\frac{1}{2}x$'],
    ['长 3 米', 0, rational(2n, 3n), '长 $\\frac{2}{3}$ 米'],
    ['0.5 元', 0, rational(5n, 4n), '1.25 元'],
    ['0.5 元', 0, rational(1n, 3n), '$\\frac{1}{3}$ 元'],
  ])('%s: number %s becomes %o', (stem, nth, value, wanted) =>
    expect(
      writeRich(
        withNumbers(body(stem, blank('x')), (number) =>
          number.where === 'stem' && number.at === nth ? value : undefined,
        ).stem,
      ),
    ).toBe(wanted),
  );
});

describe('variants of a question', () => {
  it('have other numbers and the answer that belongs to them', () => {
    const { variants, isAll, sets } = find(equation, linear);
    expect(variants).toHaveLength(10);
    expect(isAll).toBe(true);
    for (const { body: made, values } of variants) {
      const [a, b, c] = values.map(({ value }) => Number(value));
      expect(writeRich(made.stem)).toBe(`解方程 $${a}x+${b}=${c}$，x=___`);
      expect(keyOf(made)).toEqual([[String((Number(c) - Number(b)) / Number(a))]]);
    }
    let counted = -1;
    for (let a = 2; a <= 9; a++)
      for (let b = 1; b <= 9; b++) for (let c = 10; c <= 40; c++) if (c > b && (c - b) % a === 0) counted += 1;
    expect(sets).toBe(counted);
  });

  it('have different answers as long as there are others, and never the numbers of another', () => {
    const { variants, answers } = find(equation, linear, { count: 60 });
    const said = variants.map((one) => JSON.stringify(keyOf(one.body)));
    expect(new Set(said.slice(0, answers)).size).toBe(answers);
    expect(new Set(variants.map(({ values }) => JSON.stringify(values))).size).toBe(60);
    expect(find(equation, linear, { count: 60, apart: true }).variants).toHaveLength(answers);
  });

  it('are the same for the same seed, others for another', () => {
    expect(find(equation, linear)).toEqual(find(equation, linear));
    expect(find(equation, linear, { seed: 2 })).not.toEqual(find(equation, linear));
  });

  it('leave out what is there already', () => {
    const given = { ...linear, parameters: [whole('a', 2, 3, 3), whole('b', 1, 4, 4), whole('c', 19, 19, 19)] };
    const all = find(equation, given, { count: 60 }).variants;
    expect(all.map(({ values }) => values.map(({ value }) => value).join())).toEqual(
      expect.arrayContaining(['2,1,19', '2,3,19', '3,1,19']),
    );
    expect(all).toHaveLength(3);
    expect(find(equation, given, { count: 60, taken: new Set(['a=2 b=1 c=19']) }).variants).toHaveLength(2);
  });

  it('of a choice have distinct options, of which one is right, wherever it stands', () => {
    const choice = body(
      '$3\\times 4=$（　）',
      { kind: 'choice', labels: ['B'] },
      {
        type: questionTypes['single-choice'],
        options: ['7', '12', '1', '无法计算'].map((content, nth) => ({
          label: 'ABCD'[nth] ?? '',
          content: parseRich(content),
        })),
      },
    );
    const { variants } = find(
      choice,
      template({
        parameters: [whole('a', 2, 9, 3), whole('b', 2, 9, 4)],
        numbers: [
          at('stem', 0, 'a'),
          at('stem', 1, 'b'),
          at('options.A', 0, 'a+b'),
          at('options.B', 0, 'ab'),
          at('options.C', 0, 'b-a'),
        ],
      }),
      { count: 60 },
    );
    const letters = new Set<string>();
    for (const { body: made, values } of variants) {
      const [a = 0, b = 0] = values.map(({ value }) => Number(value));
      const said = made.options.map(({ content }) => toPlain(content).replace('−', '-'));
      expect(new Set(said).size).toBe(4);
      expect(said[3]).toBe('无法计算');
      const label = made.answer.kind === 'choice' ? (made.answer.labels[0] ?? '') : '';
      expect(said['ABCD'.indexOf(label)]).toBe(String(a * b));
      expect(said).toContain(String(a + b));
      letters.add(label);
    }
    expect(variants.some(({ values }) => values.every(({ value }) => value === '2'))).toBe(false);
    expect(letters.size).toBe(3);
  });

  it('of a statement are true or false as their numbers are', () => {
    const statement = body('3 + 4 = 7', { kind: 'true-false', value: true }, { type: questionTypes['true-false'] });
    const { variants } = find(
      statement,
      template({
        parameters: [whole('a', 1, 9, 3), whole('b', 1, 9, 4), whole('c', 5, 9, 7)],
        numbers: [at('stem', 0, 'a'), at('stem', 1, 'b'), at('stem', 2, 'c')],
        truths: [{ where: 'answer', condition: 'a+b=c' }],
      }),
    );
    const keys = variants.map(({ body: made, values }) => {
      const [a = 0, b = 0, c = 0] = values.map(({ value }) => Number(value));
      expect(made.answer).toEqual({ kind: 'true-false', value: a + b === c });
      return a + b === c;
    });
    expect(keys).toContain(true);
    expect(keys).toContain(false);
  });

  it('may have fractions for answers, exactly', () => {
    const { variants } = find(equation, { ...linear, conditions: ['c > b'] }, { count: 60 });
    for (const { body: made, values } of variants) {
      const [a, b, c] = values.map(({ value }) => BigInt(value));
      const { over, under } = rational((c ?? 0n) - (b ?? 0n), a ?? 1n);
      const accepted = made.answer.kind === 'blanks' ? (made.answer.blanks[0]?.accepted ?? []) : [];
      expect(accepted[0]).toBe(under === 1n ? String(over) : `\\frac{${over}}{${under}}`);
      for (const other of accepted.slice(1)) expect(Number(other)).toBe(Number(over) / Number(under));
    }
  });

  it('are found in bounded time, whatever the ranges are', () => {
    const wide = ['a', 'b', 'c'].map((name, nth) => ({
      name,
      from: -9999,
      to: 9999,
      step: 0.5,
      now: [3, 4, 19][nth] ?? 0,
    }));
    const began = performance.now();
    const { isAll } = find(equation, { ...linear, parameters: wide }, { count: 60 });
    expect(isAll).toBe(false);
    expect(performance.now() - began).toBeLessThan(3_000);
  });

  it('say nothing else than before where the numbers are as they are now, for any words around them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('3', '-4', '0.5', 'x', '+', '(', ')', '^2', '甲', ' '), { maxLength: 12 }),
        (pieces) => {
          const of = body(pieces.join(''), blank('5'));
          const same = withNumbers(of, () => undefined);
          expect(same).toEqual(of);
        },
      ),
    );
  });
});

describe('a template that is wrong', () => {
  const asked = (given: Partial<Template>) => faultsOf(equation, { ...linear, ...given });
  it.each<[string, Partial<Template>, string[]]>([
    [
      'an answer that is not that of the question',
      { numbers: [...linear.numbers.slice(0, 3), at('blanks.0', 0, '(c+b)/a')] },
      ['number disagrees 23/3'],
    ],
    ['a name that nobody knows', { conditions: ['d > 1'] }, ['condition unknown-name d']],
    [
      'a parameter twice',
      { parameters: [...linear.parameters, whole('a', 1, 2, 3)] },
      ['parameter name-twice', 'parameter name-twice'],
    ],
    ['an empty range', { parameters: [...linear.parameters.slice(0, 2), whole('c', 40, 10, 19)] }, ['parameter span']],
    [
      'a range without end',
      { parameters: [...linear.parameters.slice(0, 2), { ...whole('c', -900_000, 900_000, 19) }] },
      ['parameter span-large'],
    ],
    [
      'a parameter that nothing is made of',
      { parameters: [...linear.parameters, whole('d', 1, 2, 1)] },
      ['parameter unused'],
    ],
    ['a number that is not there', { numbers: [...linear.numbers, at('stem', 9, 'a')] }, ['number no-such-number']],
    ['a number given twice', { numbers: [...linear.numbers, at('stem', 0, 'a')] }, ['number no-such-number']],
    [
      'a part of nothing',
      { numbers: [...linear.numbers.slice(0, 3), at('blanks.0', 0, '(c-b)/(a-a)')] },
      ['number undefined'],
    ],
    ['an answer that stays', { numbers: linear.numbers.slice(0, 3) }, ['question answer-stays']],
    ['a question that stays', { numbers: linear.numbers.slice(3) }, ['question nothing-changes']],
  ])('%s', (_, given, wanted) => expect(asked(given)).toEqual(wanted));

  it('a statement that does not say when it is true', () => {
    const statement = body('3 + 4 = 7', { kind: 'true-false', value: true }, { type: questionTypes['true-false'] });
    const given = template({ parameters: [whole('a', 1, 9, 3)], numbers: [at('stem', 0, 'a')] });
    expect(faultsOf(statement, given)).toEqual(['truth truth-missing']);
    expect(faultsOf(statement, { ...given, truths: [{ where: 'answer', condition: 'a > 3' }] })).toEqual([
      'truth disagrees false',
    ]);
    expect(faultsOf(statement, { ...given, truths: [{ where: 'answer', condition: 'a < 5' }] })).toEqual([]);
  });
});

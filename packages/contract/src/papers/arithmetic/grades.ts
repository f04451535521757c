import type { SumGroup } from './model.js';
import { addSubtract, divide, fraction, mixed, multiply, span } from './usual-groups.js';

/** What one term practises by heart: `name` is told to people, `groups` are what a sheet of it is made of. */
export interface SumPreset {
  id: string;
  gid: number;
  /** First or second term of the grade. */
  term: 1 | 2;
  name: { zh: string; en: string };
  groups: readonly SumGroup[];
}

type Line = [gid: number, term: 1 | 2, id: string, zh: string, en: string, ...groups: SumGroup[]];

/**
 * What oral arithmetic a grade practises. Stages: 义务教育数学课程标准（2022年版）, 数与代数 of grades 1-2, 3-4 and 5-6 (within 20 and the tables by heart,
 * easy sums within 100; whole numbers with one digit and with tens, like fractions, one decimal; decimals and fractions). Terms: the order of
 * 人民教育出版社's books (审定 2012-2014), which most schools and their exercise books follow.
 */
const lines: readonly Line[] = [
  [
    1,
    1,
    'within-10',
    '10 以内加减法',
    'Adding and subtracting within 10',
    addSubtract(['+', '-'], { first: span(1, 10), second: span(1, 10), to: 10 }),
  ],
  [
    1,
    1,
    'carry-20',
    '20 以内进位加法',
    'Carrying within 20',
    addSubtract(['+'], { first: span(2, 9), second: span(2, 9), from: 11, to: 18 }, { carry: 'with', count: 20 }),
  ],
  [
    1,
    1,
    'missing-10',
    '10 以内填未知数',
    'Missing numbers within 10',
    addSubtract(['+', '-'], { first: span(1, 10), second: span(1, 9), to: 10 }, { asked: 'number' }),
  ],
  [
    1,
    2,
    'borrow-20',
    '20 以内退位减法',
    'Borrowing within 20',
    addSubtract(['-'], { first: span(11, 18), second: span(2, 9), from: 2, to: 9 }, { carry: 'with', count: 36 }),
  ],
  [
    1,
    2,
    'tens',
    '整十数加减整十数',
    'Tens and tens',
    addSubtract(['+', '-'], { first: span(10, 90, 10), second: span(10, 90, 10), to: 100 }),
  ],
  [
    1,
    2,
    'two-and-one',
    '两位数加减一位数',
    'Two digits and one',
    addSubtract(['+', '-'], { first: span(11, 99), second: span(2, 9), from: 1, to: 100 }),
  ],
  [
    2,
    1,
    'within-100',
    '100 以内加减法',
    'Adding and subtracting within 100',
    addSubtract(['+', '-'], { first: span(11, 99), second: span(11, 99), from: 1, to: 100 }),
  ],
  [2, 1, 'table', '表内乘法', 'The multiplication table', multiply(span(1, 9), span(1, 9))],
  [2, 2, 'table-back', '表内除法', 'The table backwards', divide(span(1, 9), span(1, 9))],
  [
    2,
    2,
    'remainder',
    '有余数的除法',
    'Division with a remainder',
    divide(span(2, 9), span(1, 9), { remainder: 'with' }),
  ],
  [
    2,
    2,
    'steps-100',
    '100 以内混合运算',
    'Two steps within 100',
    mixed(['+', '-', '×', '÷'], { numbers: span(2, 60), most: 100, brackets: 'any' }),
  ],
  [
    3,
    1,
    'hundreds',
    '几百几十加减几百几十',
    'Hundreds and tens',
    addSubtract(['+', '-'], { first: span(110, 990, 10), second: span(110, 990, 10), from: 10, to: 1_000 }),
  ],
  [
    3,
    1,
    'tens-by-one',
    '整十、整百数乘一位数',
    'Tens and hundreds by one digit',
    multiply(span(10, 90, 10), span(2, 9)),
    multiply(span(100, 900, 100), span(2, 9)),
  ],
  [3, 1, 'like-fractions', '同分母分数加减法', 'Like fractions', fraction(['+', '-'], 'with')],
  [
    3,
    2,
    'tens-divided',
    '一位数除整十、整百数',
    'Tens and hundreds divided',
    divide(span(2, 9), span(10, 90, 10)),
    divide(span(2, 9), span(100, 900, 100)),
  ],
  [3, 2, 'two-by-one', '两位数乘一位数', 'Two digits by one', multiply(span(11, 39), span(2, 9))],
  [
    3,
    2,
    'one-decimal',
    '一位小数加减法',
    'One decimal',
    addSubtract(['+', '-'], { first: span(1, 99), second: span(1, 99), from: 1, to: 100 }, { places: 1 }),
  ],
  [4, 1, 'by-tens', '两、三位数乘整十数', 'By tens', multiply(span(11, 29), span(20, 90, 10))],
  [4, 1, 'divided-by-tens', '整十数除几百几十', 'Divided by tens', divide(span(20, 90, 10), span(2, 9))],
  [
    4,
    2,
    'brackets',
    '带小括号的混合运算',
    'Two steps with brackets',
    mixed(['+', '-', '×', '÷'], { numbers: span(2, 90), most: 200, brackets: 'with' }),
  ],
  [
    4,
    2,
    'two-decimals',
    '两位小数加减法',
    'Two decimals',
    addSubtract(['+', '-'], { first: span(11, 300), second: span(11, 300), from: 1, to: 500 }, { places: 2 }),
  ],
  [5, 1, 'decimal-times', '小数乘整数', 'Decimals by whole numbers', multiply(span(2, 25), span(2, 9), 1)],
  [5, 1, 'decimal-divided', '小数除以整数', 'Decimals divided', divide(span(2, 9), span(2, 25), { places: 1 })],
  [5, 2, 'unlike-fractions', '异分母分数加减法', 'Unlike fractions', fraction(['+', '-'], 'without')],
  [6, 1, 'fraction-times', '分数乘法', 'Fractions multiplied', fraction(['×'], 'any')],
  [6, 1, 'fraction-divided', '分数除法', 'Fractions divided', fraction(['÷'], 'any')],
  [6, 2, 'fraction-all', '分数四则', 'Fractions, all four', fraction(['+', '-', '×', '÷'], 'any', { from: 2, to: 12 })],
];

export const sumPresets: readonly SumPreset[] = lines.map(([gid, term, id, zh, en, ...groups]) => ({
  id,
  gid,
  term,
  name: { zh, en },
  groups,
}));

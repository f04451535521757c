import type { QuestionType } from '@zhibi/contract/questions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chineseNumeral, isArrangementOf, placed, renumbered, totalOf } from './rules.js';

it.each([
  [1, '一'],
  [9, '九'],
  [10, '十'],
  [11, '十一'],
  [20, '二十'],
  [30, '三十'],
  [99, '九十九'],
])('%d is counted %s', (n, numeral) => expect(chineseNumeral(n)).toBe(numeral));

describe('sections of a new paper', () => {
  const groups = (...types: QuestionType[]) => types.map((type) => ({ type, questions: [type] }));
  const titles = (...types: QuestionType[]) => placed([], groups(...types)).map((one) => one.title);

  it('are named by their type and numbered', () =>
    expect(titles(2, 4, 1)).toEqual(['一、选择题', '二、填空题', '三、解答题']));
  it('tell single from multiple choice only where both are', () => {
    expect(titles(2, 5)).toEqual(['一、单项选择题', '二、多项选择题']);
    expect(titles(5)).toEqual(['一、多项选择题']);
  });
  it('have a name for every type', () =>
    expect(titles(2, 5, 3, 4, 6, 7, 1, 21, 8)).toHaveLength(new Set(titles(2, 5, 3, 4, 6, 7, 1, 21, 8)).size));
});

it('more questions go where their type is asked, the others into new sections after the last', () => {
  const sections = [
    { sectionId: 'a', types: [2, 4] as QuestionType[] },
    { sectionId: 'b', types: [4] as QuestionType[] },
  ];
  const groups = [
    { type: 4 as const, questions: ['x'] },
    { type: 5 as const, questions: ['y'] },
    { type: 1 as const, questions: ['z'] },
  ];
  expect(placed(sections, groups).map(({ sectionId, title }) => [sectionId, title])).toEqual([
    ['a', ''],
    [null, '三、多项选择题'],
    [null, '四、解答题'],
  ]);
});

it('numerals follow the order of the sections; other titles stay as they are', () => {
  expect(renumbered(['三、填空题', '听力', '一．选择题', '十二、 二次函数'])).toEqual([
    '一、填空题',
    '听力',
    '三、选择题',
    '四、二次函数',
  ]);
  expect(renumbered(['一次函数', '二、'])).toEqual(['一次函数', '二、']);
});

describe('a save', () => {
  const present = {
    sections: [
      { sectionId: 'a', items: [{ itemId: '1' }, { itemId: '2' }] },
      { sectionId: 'b', items: [{ itemId: '3' }] },
    ],
  };
  const section = (sectionId: string, ...ids: string[]) => ({ sectionId, items: ids.map((itemId) => ({ itemId })) });
  it.each([
    ['the same', [section('a', '1', '2'), section('b', '3')], true],
    ['another order across sections', [section('b', '2'), section('a', '3', '1')], true],
    ['less', [section('b', '1')], true],
    ['nothing', [], true],
    ['an item that is not there', [section('a', '1', '9')], false],
    ['a new section', [section('c', '1')], true],
    ['an item twice', [section('a', '1'), section('b', '1')], false],
    ['a section twice', [section('a', '1'), section('a', '2')], false],
    ['a section in the place of an item', [section('a', 'b')], false],
  ])('of %s is taken or not', (_, sections, allowed) => expect(isArrangementOf({ sections }, present)).toBe(allowed));
});

describe('scores', () => {
  it('in halves are summed exactly', () => {
    const halves = fc.array(fc.integer({ min: 1, max: 2000 }), { maxLength: 200 });
    fc.assert(
      fc.property(halves, (given) => {
        const doubled = given.reduce((sum, one) => sum + one, 0);
        expect(totalOf(given.map((one) => ({ score: one / 2 })))).toBe(doubled / 2);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { barsOf } from '../../parts/bars.js';
import { heatOf, isSurelyBelow } from '../../parts/rates.js';
import { isFound, type Sorting, sorted, sortingOf, usualSorting } from '../../parts/report/student-rows.js';
import { bestFirst, bestOf, whoHas, whoIsMarked, whoSat } from './behind.js';
import { classReport, point, row, studentId } from './made-up-report.js';
import { sectionName } from './section-name.js';

describe('heat', () => {
  it.each([
    [1, 0.9],
    [0.9, 0.9],
    [0.896, 0.9], // printed as 90
    [0.894, 0.75],
    [0.75, 0.75],
    [0.6, 0.6],
    [0.45, 0.45],
    [0.444, 0],
    [0, 0],
  ])('%d stands in the class from %d', (rate, from) => {
    expect(heatOf(rate)?.from).toBe(from);
  });
  it('has no colour where nobody has answered', () => {
    expect(heatOf(null)).toBeNull();
  });
});

it.each([
  ['the whole interval is under the goal', 0.61, true],
  ['the interval reaches the goal', 0.62, false],
  ['above', 0.9, false],
])('a point is surely below: %s', (_, rate, isBelow) => {
  expect(isSurelyBelow(point('根', rate))).toBe(isBelow);
});

describe('bars', () => {
  it('are as high as their share of the highest, low under the pass, high at the top', () => {
    const [first, , third] = classReport().bins;
    if (!first || !third) throw new Error('the report has steps');
    const bins = [
      { ...first, studentIds: [studentId(1), studentId(2)] },
      { ...third, studentIds: [studentId(3)] },
      { label: '90-100', from: 90, to: 100, studentIds: [] },
    ];
    expect(barsOf({ bins, fullScore: 100 }).map(({ height, tone }) => [height, tone])).toEqual([
      [1, 'low'],
      [0.5, 'middle'],
      [0, 'high'],
    ]);
  });
  it('are none where there are no steps, and flat where nobody is', () => {
    expect(barsOf({ bins: [], fullScore: 100 })).toEqual([]);
    const flat = { label: '<50', from: 0, to: 50, studentIds: [] };
    expect(barsOf({ bins: [flat], fullScore: 100 })[0]?.height).toBe(0);
  });
  it.each([
    [100, '<50'],
    [52, '<50%'],
  ])('of a paper of %s points name their steps so that nobody takes shares for points', (fullScore, label) => {
    expect(barsOf({ ...classReport(), fullScore })[0]?.label).toBe(label);
  });
});

describe('behind a number', () => {
  const report = classReport({ rows: [...classReport().rows, row(5, null), row(6, null, { status: 'writing' })] });
  const ids = (...at: number[]) => at.map(studentId);
  it.each([
    ['who sat: unmarked papers first, nobody absent or still writing', whoSat(report), ids(5, 1, 2, 3)],
    ['who is marked: the best first', whoIsMarked(report), ids(1, 3, 2)],
    ['the excellent are the best that many', bestOf(report, 1), ids(1)],
    ['of some, the best first', bestFirst(report, [...ids(2, 5), ...ids(1)]), ids(1, 2)],
    ['nobody', bestOf(report, 0), []],
    ['best and worst', whoHas(report, [92, 41]), ids(1, 2)],
    ['no ends while nothing is marked', whoHas({ rows: [row(5, null)] }, [null, null]), []],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });
});

it.each([
  ['思远', true],
  ['chen si', true],
  ['CHENSIYUAN', true],
  ['siyuan', true],
  ['csy', true],
  ['sy', true],
  ['1', true],
  ['', true],
  ['  ', true],
  ['cyx', false],
  ['许', false],
])('陈思远 is found by "%s": %s', (words, expected) => {
  expect(isFound(row(1, 92), words)).toBe(expected);
});

describe('the order of the students', () => {
  const rows = [row(10, 80, { change: -2 }), row(2, null), row(3, 95, { change: 5 }), row(4, 80)];
  const order = (sorting: Sorting) => sorted(rows, sorting).map(({ studentNo }) => studentNo);
  it.each([
    ['by total, lowest first, absent last, equals by number', usualSorting, ['4', '10', '3', '2']],
    ['by total, highest first, absent still last', { by: 'total', order: 'descend' }, ['3', '4', '10', '2']],
    ['by number, as numbers', { by: 'studentNo', order: 'ascend' }, ['2', '3', '4', '10']],
    ['by change', { by: 'change', order: 'descend' }, ['3', '10', '2', '4']],
  ] as const)('%s', (_, sorting, expected) => {
    expect(order(sorting)).toEqual(expected);
  });
  it.each([
    [null, usualSorting],
    ['nonsense.up', usualSorting],
    ['change.descend', { by: 'change', order: 'descend' }],
    ['studentNo.sideways', { by: 'studentNo', order: 'ascend' }],
  ])('of the address %s', (text, expected) => {
    expect(sortingOf(text)).toEqual(expected);
  });
});

it.each([
  ['一、选择题', '选择'],
  ['二、单项选择题', '单项选择'],
  ['三、问题', '问题'],
  ['十二、解答题（共 52 分）', '解答'],
  ['2. Solve (52 points)', 'Solve'],
  ['（一）', '（一）'],
  ['Reading', 'Reading'],
])('a section %s is called %s in a column', (title, name) => {
  expect(sectionName(title)).toBe(name);
});

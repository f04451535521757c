import type { Level } from '@zhibi/contract/people/my-classes';
import { describe, expect, it } from 'vitest';
import { audienceOf, countLayers, sheetTitles, unknownClasses } from './rules-practice.js';

const students = ['a', 'b', 'c', 'd'].map((studentId) => ({ classId: 'k', studentId }));
const levelOf = new Map<string, Level>([
  ['a', 'A'],
  ['b', 'B'],
  ['c', 'B'],
]);

it.each([
  ['everybody', undefined, ['a', 'b', 'c', 'd']],
  ['one layer', ['B'] as const, ['b', 'c']],
  ['who is in none, and another', ['A', 'none'] as const, ['a', 'd']],
  ['a layer of nobody', ['C'] as const, []],
])('a sheet is for %s', (_, layers, expected) =>
  expect(audienceOf(layers, students, levelOf).map(({ studentId }) => studentId)).toEqual(expected),
);

it('layers are counted, those in none too', () =>
  expect(countLayers(students, levelOf)).toEqual({ A: 1, B: 2, C: 0, none: 1 }));

describe('titles', () => {
  it('are as typed where there is one', () => expect(sheetTitles('第一课', ['q9'], 'zh')).toEqual(['第一课']));
  it('are numbered by the questions, not by who writes them', () =>
    expect(sheetTitles('第一课', ['q9', 'q2', 'q5'], 'zh')).toEqual(['第一课（3）', '第一课（1）', '第一课（2）']));
  it('differ also where two sheets begin alike', () =>
    expect(sheetTitles('第一课', ['q2', 'q2'], 'en')).toEqual(['第一课 (1)', '第一课 (2)']));
});

it.each([
  [[], [], []],
  [['k'], [], ['k']],
  [['k', 'l', 'k'], ['l'], ['k']],
  [['k'], ['k'], []],
])('of the classes %j that were given some, known %j, the teacher has not seen %j', (given, known, expected) =>
  expect(
    unknownClasses(
      given.map((classId) => ({ classId })),
      known,
    ),
  ).toEqual(expected),
);

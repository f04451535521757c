import { type AnswerArea, areaTypes } from '@zhibi/contract/papers';
import { expect, it } from 'vitest';
import { readTyped } from './rules-typed.js';

const place = { areaId: 'blank', blankIndex: 0, partIndex: null } as unknown as AnswerArea; // as: all that reading words needs of it

/** What is made of words typed in the blank of a question worth 2: its score, or that they wait for a person. */
function made(words: string, accepted: readonly string[]): number | 'waits' {
  const answer = { kind: 'blanks' as const, blanks: [{ accepted: [...accepted] }] };
  const item = { score: 2, body: { type: areaTypes['fill-in'], answer, parts: [] } };
  const read = readTyped(item, [place], new Map([['blank', { areaId: 'blank', marked: null, words }]]));
  return read.kind === 'scored' ? (read.score ?? 0) : 'waits';
}

it.each<[accepted: string, right: string[], wrong: string[], waiting: string[]]>([
  [
    '25',
    ['25', '２５', '25.0', '+25', '25。'],
    ['26', '252', '-25', '2,500', '2.5'],
    ['2 5', '2\n5', '25,', '25，', '25 25', '25\n36', '2,5', '25/1', '二十五', '25cm', '2²5', '2\u200b5'],
  ],
  ['1000', ['1,000', '1，000', '1 000'], ['100', '1.000'], ['10,00', '1,0,0,0', "1'000"]],
  ['2.5', ['2.50', '02.5', '2．5'], ['2.4', '25', '1/2'], ['2.5.', '2..5', '2,5', '2·5', '5/2', '2 1/2', '2½', '250%']],
  ['0.5', ['.5', '00.5', '0. 5'], ['-0.5', '0.05'], ['0,5', '0.5.', '1/2', '½', '50%']],
  ['1/2', ['½', '1 / 2', '\\frac12'], ['2/1', '1/3'], ['0.5', '2/4', '50%', '1 2']],
  [
    '$1\\frac{1}{2}$',
    ['1 1/2', '1½', '1 ½'],
    ['2 1/2', '1/2', '5/2', '11/3'],
    ['11/2', '3/2', '1.5', '1.1/2', '1+1/2'],
  ],
  ['21/2', ['21/2'], ['20/2', '12/2'], ['2 1/2', '10.5', '42/4']],
  ['everyday', ['everyday', ' everyday '], [], ['every day', 'Everyday', 'everday']],
  ['may be', ['may be', 'may  be'], [], ['maybe']],
  ['5 cm', ['5cm', '5 cm', '5 cm '], [], ['5', '5 m', '50mm']],
  ['9时30分', ['9 时 30 分'], [], ['9:30', '930']],
])('of %s right is %j, wrong %j, and %j wait', (accepted, right, wrong, waiting) => {
  const all = [...right, ...wrong, ...waiting].map((words) => [words, made(words, [accepted])]);
  expect(all).toEqual([
    ...right.map((words) => [words, 2]),
    ...wrong.map((words) => [words, 0]),
    ...waiting.map((words) => [words, 'waits']),
  ]);
});

it.each<[string, number[], number]>([
  ['a blank of another number', [5], 1],
  ['two blanks of one number', [0, 0], 1],
  ['more keys than blanks', [0], 3],
  ['fewer keys than blanks', [0, 1], 1],
])('of a question whose blanks do not fit its key every answer waits: %s', (_, indices, keys) => {
  const answer = { kind: 'blanks' as const, blanks: Array.from({ length: keys }, () => ({ accepted: ['1'] })) };
  const item = { score: 2, body: { type: areaTypes['fill-in'], answer, parts: [] } };
  const places = indices.map((blankIndex, at) => ({ ...place, areaId: `blank ${at}`, blankIndex }));
  const typed = places.map(({ areaId }) => [areaId, { areaId, marked: null, words: '1' }] as const);
  expect(readTyped(item, places, new Map(typed))).toMatchObject({ kind: 'doubtful', score: null });
});

import type { GroundKind, GroundQuestion } from '@zhibi/contract/papers/ground';
import { expect, it } from 'vitest';
import { keyTyped, withAnswers, withKind, withOptions } from './rules-question.js';

const question = (no: number, kind: GroundKind, change: Partial<GroundQuestion> = {}): GroundQuestion => ({
  questionId: `00000000-0000-7000-8000-00000000000${no}`,
  page: 1,
  no,
  kind,
  score: 3,
  options: 4,
  key: '',
  places: [],
  xMm: 20,
  yMm: 40,
  widthMm: 160,
  heightMm: 30,
  ...change,
});
const blank = () => false;

it.each([
  ['single', 'ab', 'B'],
  ['multiple', 'dbb a', 'ABD'],
  ['blank', '3；4/四', '3；4/四'],
] as const)('a key of %s is kept as it is meant', (kind, typed, key) => {
  expect(keyTyped(kind, typed)).toBe(key);
});

it.each([
  ['BAT', ['B', 'A', 'T', '']],
  ['b abd √', ['B', 'ABD', 'T', '']],
  ['E', ['', '', '', '']],
  ['', ['', '', '', '']],
])('answers in a row go to the choices by their numbers: %s', (typed, keys) => {
  const questions = [question(1, 'single'), question(2, 'multiple'), question(3, 'judge'), question(4, 'written')];
  expect(withAnswers(questions, typed).map(({ key }) => key)).toEqual(keys);
});

it('answered in another way, a question is answered in another place, and what no longer fits goes', () => {
  const written = question(1, 'written', { key: '略' });
  const single = withKind(written, 'single', blank);
  expect([single.key, single.places.map(({ heightMm }) => heightMm)]).toEqual(['', [4.5]]);
  const multiple = withKind({ ...single, key: 'B' }, 'multiple', blank);
  expect([multiple.key, multiple.places.length]).toEqual(['B', 1]);
  expect(withOptions(single, 6, blank).places[0]?.widthMm).toBeCloseTo(43.6);
  // On a full page there is no place, which is told.
  expect(withOptions(single, 6, () => true).places).toEqual([]);
});

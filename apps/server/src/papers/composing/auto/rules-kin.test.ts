import { expect, it } from 'vitest';
import { kinsOf } from './rules-kin.js';

const signature = (from: number, changed = 0) =>
  Array.from({ length: 60 }, (_, at) => (at < changed ? -at - from : from + at));

it('questions that agree in six of ten places are one kin, named by the first of them; others stand alone', () => {
  const kins = kinsOf([
    { questionId: 'a', signature: signature(100) },
    { questionId: 'b', signature: signature(100, 20) },
    { questionId: 'c', signature: signature(100, 30) },
    { questionId: 'd', signature: signature(500) },
    { questionId: 'e', signature: [] },
    { questionId: 'f', signature: [] },
  ]);
  expect([...kins]).toEqual([
    ['a', 'a'],
    ['b', 'a'],
  ]);
});

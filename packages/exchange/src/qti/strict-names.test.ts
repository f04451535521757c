import { describe, expect, it } from 'vitest';
import { identifierOf, labelsOf } from './choice-names.js';
import { formulaMathml } from './formula-mathml.js';

describe('options by their names', () => {
  it('are names that the schema takes, and the labels again', () => {
    for (const labels of [
      ['A', 'B', 'C'],
      ['1', '2', '3'],
      ['A', '2'],
    ]) {
      const names = labels.map(identifierOf);
      for (const name of names) expect(name).toMatch(/^[A-Z_][\w.-]*$/);
      expect(labelsOf(names)).toEqual(labels);
    }
  });

  it('of other programs are letters by their places, their own letters or numbers', () => {
    expect(labelsOf(['choice-x', 'choice-y'])).toEqual(['A', 'B']);
    expect(labelsOf(['1', '2'])).toEqual(['1', '2']);
    expect(labelsOf(['_1', '1'])).toEqual(['A', 'B']);
  });
});

it('a sign that is struck crosswise is two strokes, one in the other', () => {
  const math = formulaMathml({ v: '\\xcancel{7}' });
  expect([...math.matchAll(/notation="([^"]*)"/g)].map(([, notation]) => notation)).toEqual([
    'updiagonalstrike',
    'downdiagonalstrike',
  ]);
  expect(math).toMatch(/<menclose[^>]*><menclose[^>]*>.*<\/menclose><\/menclose>/);
});

import { describe, expect, it } from 'vitest';
import { marksOf } from './rules.js';

const choice = (change: Partial<Parameters<typeof marksOf>[0]> = {}) => ({
  boxes: ['A', 'B'].map((option) => ({
    areaId: `q.${option}`,
    option,
    state: 'unmarked' as const,
    probability: 1,
    marked: 0,
  })),
  chosen: ['A'],
  doubts: [],
  settled: null,
  ...change,
});

describe('what boxes say as evidence', () => {
  it('is never as certain as a person where nobody has looked, in the seven digits that are kept too', () => {
    const told = marksOf(choice()).map(({ certainty }) => Math.fround(certainty ?? 0));
    expect(told.every((certainty) => certainty > 0.99 && certainty < 1)).toBe(true);
  });

  it('is certain once somebody has said it', () => {
    expect(marksOf(choice({ settled: ['B'] }))).toEqual([
      { areaId: 'q.A', marked: false, certainty: 1 },
      { areaId: 'q.B', marked: true, certainty: 1 },
    ]);
  });

  it('is nothing while a person is asked', () => {
    expect(marksOf(choice({ doubts: ['unclear-box'] })).map(({ marked }) => marked)).toEqual([null, null]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankNumbers } from './rank-numbers.js';

describe('the numbers that columns of digits may mean', () => {
  it('come with the likeliest first', () => {
    const ranked = rankNumbers([
      { 1: 0.9, 7: 0.1 },
      { 3: 0.6, 8: 0.4 },
    ]);
    expect(ranked.map(({ number }) => number)).toEqual(['13', '18', '73', '78']);
    expect(ranked[0]?.probability).toBeCloseTo(0.54);
  });

  it('are those of the list, which share what the others had', () => {
    const ranked = rankNumbers(
      [
        { 1: 0.9, 7: 0.1 },
        { 3: 0.6, 8: 0.4 },
      ],
      (number) => number !== '13',
    );
    expect(ranked.map(({ number }) => number)).toEqual(['18', '73', '78']);
    expect(ranked.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
  });

  it('are none where no number of the list can be meant', () => {
    expect(rankNumbers([{ 1: 1 }], () => false)).toEqual([]);
  });

  it('are never surer together than their columns', () => {
    const column = fc.dictionary(fc.constantFrom(...'0123456789'), fc.double({ min: 0, max: 0.1, noNaN: true }));
    fc.assert(
      fc.property(fc.array(column, { maxLength: 8 }), (columns) => {
        const sum = rankNumbers(columns).reduce((total, { probability }) => total + probability, 0);
        const most = columns.reduce((product, signs) => product * Object.values(signs).reduce((a, b) => a + b, 0), 1);
        expect(sum).toBeLessThanOrEqual(most + 1e-9);
      }),
    );
  });
});

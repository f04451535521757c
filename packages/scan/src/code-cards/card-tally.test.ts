import { describe, expect, it } from 'vitest';
import { CardTally } from './card-tally.js';

describe('cards over many pictures', () => {
  it('count once, when they were seen twice with the same letter', () => {
    const tally = new CardTally();
    expect(tally.add([{ no: 3, letter: 'A' }])).toEqual([]);
    expect(tally.add([{ no: 3, letter: 'A' }])).toEqual([{ no: 3, letter: 'A' }]);
    for (let k = 0; k < 50; k++) expect(tally.add([{ no: 3, letter: 'A' }])).toEqual([]);
    expect(tally.all()).toEqual([{ no: 3, letter: 'A' }]);
  });

  it('keep what they showed while they are not seen, and follow whoever turns the card', () => {
    const tally = new CardTally();
    tally.add([{ no: 3, letter: 'A' }], 1);
    expect(tally.add([])).toEqual([]);
    expect(tally.add([{ no: 3, letter: 'B' }])).toEqual([]);
    expect(tally.add([{ no: 3, letter: 'C' }])).toEqual([]);
    expect(tally.all()).toEqual([{ no: 3, letter: 'A' }]);
    expect(tally.add([{ no: 3, letter: 'C' }])).toEqual([{ no: 3, letter: 'C' }]);
    expect(tally.all()).toEqual([{ no: 3, letter: 'C' }]);
  });

  it('count at once in a photograph, and anew for another question', () => {
    const tally = new CardTally();
    expect(tally.add([{ no: 9, letter: 'D' }], 1)).toEqual([{ no: 9, letter: 'D' }]);
    tally.clear();
    expect(tally.all()).toEqual([]);
    expect(tally.add([{ no: 9, letter: 'D' }], 1)).toEqual([{ no: 9, letter: 'D' }]);
  });
});

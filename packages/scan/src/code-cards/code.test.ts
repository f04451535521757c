import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardWords } from '../weights/card-words.js';
import { codePath, drawCard, edgeLetters, isBlack, MAX_CARD } from './card-shape.js';
import { edgesOf, LEAST_DISTANCE, LEAST_MIRRORED } from './choose-words.js';
import { distance, GRID, mirrored, turned, waysUp, weightOf } from './code.js';

const Word = fc.integer({ min: 0, max: 2 ** 25 - 1 });

describe('the words of the cards', () => {
  const ways = cardWords.flatMap((word, card) => waysUp(word).map((way) => ({ card, way })));

  it('are sixty, of 25 cells each', () => {
    expect(cardWords).toHaveLength(60);
    expect(MAX_CARD).toBe(60);
    expect(cardWords.every((word) => word >= 0 && word < 2 ** 25)).toBe(true);
  });

  it('lie eight cells apart, however two cards are held, and however one card is turned', () => {
    const near = ways.flatMap((one, k) =>
      ways.slice(k + 1).filter((other) => distance(one.way, other.way) < LEAST_DISTANCE),
    );
    expect(near).toEqual([]);
  });

  it('are not what a mirror shows of any of them', () => {
    const near = cardWords.flatMap((word) => ways.filter(({ way }) => distance(mirrored(word), way) < LEAST_MIRRORED));
    expect(near).toEqual([]);
  });

  it('are even, so that no stain or window is one', () => {
    expect(cardWords.every((word) => weightOf(word) % 2 === 0 && edgesOf(word) >= 16)).toBe(true);
  });

  it('are told from each other with up to three wrong cells', () => {
    const nearest = (seen: number) =>
      ways.reduce((best, one) => (distance(one.way, seen) < distance(best.way, seen) ? one : best));
    fc.assert(
      fc.property(
        fc.nat({ max: cardWords.length - 1 }),
        fc.nat({ max: 3 }),
        fc.uniqueArray(fc.nat({ max: 24 }), { maxLength: 3 }),
        (card, way, wrong) => {
          const word = waysUp(cardWords[card] ?? 0)[way] ?? 0;
          const seen = wrong.reduce((bits, at) => bits ^ (1 << at), word);
          expect(nearest(seen)).toEqual({ card, way: word });
        },
      ),
    );
  });
});

describe('turning', () => {
  it('comes back after four quarters, and keeps how many cells are black', () => {
    fc.assert(
      fc.property(Word, (word) => {
        expect(turned(turned(turned(turned(word))))).toBe(word);
        expect(weightOf(turned(word))).toBe(weightOf(word));
        expect(mirrored(mirrored(word))).toBe(word);
      }),
    );
  });

  it('against the clock brings the right side up', () => {
    const right = [0, 1, 2, 3, 4].reduce((bits, row) => bits | (1 << (row * GRID + 4)), 0);
    expect(turned(right)).toBe(0b11111);
  });

  it('counts bits and distances as they are counted one by one', () => {
    const slowly = (bits: number) => [...(bits >>> 0).toString(2)].filter((digit) => digit === '1').length;
    fc.assert(
      fc.property(Word, Word, (one, other) => {
        expect(distance(one, other)).toBe(slowly(one ^ other));
      }),
    );
  });
});

describe('the drawing of a card', () => {
  it('has a black border all around and white outside', () => {
    expect([isBlack(1, 19, 50), isBlack(1, 129, 160), isBlack(1, 17, 50), isBlack(1, 74, 48)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('says each letter upright where its edge is up, and who it is', () => {
    expect(edgeLetters().map(({ letter, turnDeg }) => `${letter}${turnDeg}`)).toEqual(['A0', 'B90', 'C180', 'D270']);
    const picture = drawCard({ no: 7, name: '<陈>' });
    expect(picture).toContain('7 &#60;陈&#62;');
    expect(picture).toContain(codePath(7));
  });
});

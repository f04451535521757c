import { describe, expect, it } from 'vitest';
import { scoreOf, scoreOfStars, starsOf, wordMeans, worstWords } from './marks.js';
import { barsOf } from './wave.js';

const assessment = (...scores: number[]) => ({
  overall: 60,
  accuracy: null,
  completeness: null,
  fluency: null,
  words: scores.map((score, no) => ({ no, word: `w${no}`, score, atMs: null })),
});

describe('marks', () => {
  it.each([0, 0.5, 1, 1.5, 2, 2.5, 3])('%s stars are a score that has as many', (stars) =>
    expect(starsOf(scoreOfStars(stars))).toBe(stars),
  );

  it('the teacher counts above a service, and neither is made up', () => {
    const last = { assessment: assessment(50) } as never; // as: only what was assessed is read
    expect(scoreOf({ verdict: { score: 95 } as never, last })).toBe(95); // as: only the score is read
    expect([scoreOf({ verdict: null, last }), scoreOf({ verdict: null, last: null })]).toEqual([60, null]);
  });

  it('the worst words come first; the words of a class are meant over who said them', () => {
    expect(worstWords(assessment(80, 20, 50), 2).map(({ word }) => word)).toEqual(['w1', 'w2']);
    const rows = [assessment(80, 20), assessment(60)].map((one) => ({ last: { assessment: one } as never })); // as: likewise
    expect(wordMeans(rows).map(({ mean }) => mean)).toEqual([70, 20]);
  });

  it('a wave shows the loudest of each stretch', () => expect(barsOf([1, 9, 2, 3], 2)).toEqual([9, 3]));
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AnswerKey, QuestionType } from '../questions/index.js';
import { partScores, scoreOfParts } from './part-scores.js';

const part = (type: QuestionType, blanks = 0) => ({
  type,
  answer: (blanks === 0
    ? { kind: 'none' }
    : {
        kind: 'blanks',
        blanks: Array.from({ length: blanks }, () => ({ accepted: ['1'] })),
      }) satisfies AnswerKey as AnswerKey, // as: one of the two
});

it('a passage is worth its questions together', () => {
  expect(scoreOfParts([part(2), part(4, 2), part(1)])).toBe(10);
  expect(scoreOfParts([part(2), part(2), part(2)])).toBe(6);
});

it.each([
  [10, [part(2), part(4, 2), part(1)], [2, 4, 4]],
  [5, [part(2), part(4, 2), part(1)], [1, 2, 2]],
  [12, [part(2), part(2), part(2)], [4, 4, 4]],
  [4, [part(2), part(2), part(2)], [2, 1, 1]],
  [2, [part(2), part(2), part(2)], [1, 0.5, 0.5]],
  [4.5, [part(2), part(2), part(2)], [1.5, 1.5, 1.5]],
  [20, [part(2), part(1), part(8)], [3, 5, 12]],
])('%d points are shared by weight', (total, parts, shares) => expect(partScores(total, parts)).toEqual(shares));

it('the shares are halves and add up, whatever the score', () => {
  const types = fc.array(fc.constantFrom<QuestionType>(1, 2, 3, 4, 5, 6, 7, 8), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), types, (halves, all) => {
      const shares = partScores(
        halves / 2,
        all.map((type) => part(type)),
      );
      expect(shares.every((share) => Number.isInteger(share * 2) && share >= 0)).toBe(true);
      expect(shares.reduce((sum, share) => sum + share * 2, 0)).toBe(halves);
    }),
  );
});

import { describe, expect, it } from 'vitest';
import { firstReview, nextReview, reviewAgain } from './next-review.js';

describe('the next review of a wrong question', () => {
  it('is due on the day of the mistake', () => {
    expect(firstReview('2026-11-19')).toEqual({ kind: 'due', step: 0, dueOn: '2026-11-19' });
  });

  it.each([
    [0, '2026-11-19', 1, '2026-11-20'],
    [1, '2026-11-20', 2, '2026-11-22'],
    [2, '2026-11-22', 3, '2026-11-26'],
    [3, '2026-11-26', 4, '2026-12-04'],
    [1, '2026-12-31', 2, '2027-01-02'],
    [0, '2028-02-28', 1, '2028-02-29'],
  ])('after step %i on %s is step %i on %s', (step, today, next, dueOn) => {
    expect(nextReview(step, today)).toEqual({ kind: 'due', step: next, dueOn });
  });

  it('is none after the last step', () => {
    expect(nextReview(4, '2026-12-04')).toEqual({ kind: 'mastered' });
  });

  it('starts again tomorrow when it went wrong', () => {
    expect(reviewAgain('2026-11-30')).toEqual({ kind: 'due', step: 1, dueOn: '2026-12-01' });
  });

  it('is not worked out from what is no step and no day', () => {
    expect(() => nextReview(5, '2026-11-19')).toThrow(RangeError);
    expect(() => nextReview(0, '2026-02-30')).toThrow(RangeError);
    expect(() => firstReview('19.11.2026')).toThrow(RangeError);
  });
});

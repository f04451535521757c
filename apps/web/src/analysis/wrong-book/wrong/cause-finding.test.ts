import { describe, expect, it } from 'vitest';
import { daysBetween, isDue } from '../../parts/wrong-day.js';
import { causeFinding } from './cause-finding.js';

describe('what the causes say', () => {
  it.each([
    { name: 'none are named', causes: [], key: 'none', count: 0, total: 0 },
    {
      name: 'one stands out',
      causes: [
        { cause: 'sign', count: 5 },
        { cause: 'formula', count: 3 },
      ],
      key: 'most',
      count: 5,
      total: 8,
    },
    {
      name: 'two are equal',
      causes: [
        { cause: 'sign', count: 3 },
        { cause: 'formula', count: 3 },
      ],
      key: 'even',
      count: 3,
      total: 6,
    },
  ] as const)('when $name', ({ causes, key, count, total }) => {
    expect(causeFinding(causes)).toMatchObject({ key, count, total });
  });
});

describe('when a question comes back', () => {
  it.each([
    ['reviewing', '2026-11-20', true],
    ['reviewing', '2026-11-21', true],
    ['reviewing', '2026-11-22', false],
    ['mastered', null, false],
  ] as const)('%s on %s', (state, nextReviewOn, due) => {
    expect(isDue({ state, nextReviewOn }, '2026-11-21')).toBe(due);
  });

  it('counts whole days, also over the end of a month', () => {
    expect(daysBetween('2026-11-29', '2026-12-02')).toBe(3);
  });
});

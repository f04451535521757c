import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnswerGiven, FEWEST_ANSWERS, itemStatistics } from './rules.statistics.js';

const answer = (score: number, rest: number, reading: string | null = null): AnswerGiven => ({
  ...{ version: 1, score, fullScore: 4, restScore: rest, restFullScore: 10, reading },
});
const choice = { labels: ['A', 'B', 'C'], key: { kind: 'choice' as const, labels: ['B'] } };

describe('the statistics of an item', () => {
  it('are the mean share of the score and who chose what', () => {
    const answers = [answer(4, 9, 'B'), answer(4, 8, 'B'), answer(0, 3, 'A'), answer(0, 2, 'C'), answer(4, 9, 'b')];
    const { facility, discrimination, distractors } = itemStatistics(answers, choice);
    expect(facility).toBe(0.6);
    expect(discrimination).toBeGreaterThan(0.9);
    expect(distractors).toEqual([
      { label: 'A', chosen: 1, share: 0.2, right: false },
      { label: 'B', chosen: 3, share: 0.6, right: true },
      { label: 'C', chosen: 1, share: 0.2, right: false },
    ]);
  });

  it('are not told of too few', () => {
    const few = Array.from({ length: FEWEST_ANSWERS - 1 }, () => answer(4, 5));
    expect(itemStatistics(few, choice)).toMatchObject({ answers: 4, facility: null, discrimination: null });
  });

  it('tell no discrimination where everybody got the same', () => {
    const same = Array.from({ length: 8 }, (_, at) => answer(4, at));
    expect(itemStatistics(same, choice)).toMatchObject({ facility: 1, discrimination: null });
  });

  it('stay within their ranges, whatever was answered', () => {
    const any = fc.record({
      ...{ version: fc.constant(1), fullScore: fc.constant(4), restFullScore: fc.constant(10) },
      ...{ score: fc.integer({ min: 0, max: 8 }).map((half) => half / 2), restScore: fc.integer({ min: 0, max: 10 }) },
      reading: fc.constantFrom(null, '', 'A', 'BC'),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 30 }), (answers) => {
        const { facility, discrimination, distractors } = itemStatistics(answers, choice);
        expect(facility ?? 0).toBeGreaterThanOrEqual(0);
        expect(facility ?? 0).toBeLessThanOrEqual(1);
        expect(Math.abs(discrimination ?? 0)).toBeLessThanOrEqual(1.001);
        for (const { share } of distractors) expect(share).toBeLessThanOrEqual(1);
      }),
    );
  });
});

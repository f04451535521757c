import { healthPoints } from '@zhibi/contract/operations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HealthFacts, healthOf } from './rules.js';

const well: HealthFacts = {
  accounts: 100,
  activated: 100,
  teachers: 10,
  teachersLoggedIn: 10,
  handedIn: 50,
  expected: 50,
  latePrints: 0,
  doubtfulBatches: 0,
  failedJobs: 0,
  backupHours: 5,
};

it('the parts are worth 100 points together', () => {
  expect(Object.values(healthPoints).reduce((sum, one) => sum + one, 0)).toBe(100);
});

describe('the health of a school', () => {
  it.each([
    ['all is well', {}, 100],
    ['half the accounts are activated', { activated: 50 }, 95],
    ['half the teachers came', { teachersLoggedIn: 5 }, 90],
    ['a fifth of the homework did not come back', { handedIn: 40 }, 95],
    ['one print is late', { latePrints: 1 }, 95],
    ['many prints are late', { latePrints: 40 }, 85],
    ['a batch is in doubt', { doubtfulBatches: 1 }, 97],
    ['jobs failed', { failedJobs: 3 }, 90],
    ['the backup is of yesterday', { backupHours: 30 }, 95],
    ['there is no backup', { backupHours: null }, 90],
    ['on holiday nothing was given: it is judged by the rest', { handedIn: 0, expected: 0 }, 100],
  ])('%s', (_, change, score) => {
    expect(healthOf({ ...well, ...change }).score).toBe(score);
  });

  it('says of a part with nothing to judge that there is nothing', () => {
    const { parts } = healthOf({ ...well, expected: 0, handedIn: 0 });
    expect(parts.find(({ part }) => part === 'homework')).toEqual({ part: 'homework', of: 25, by: null, points: null });
  });

  it('is between 0 and 100, and no part is more than it is worth', () => {
    const count = fc.nat(1_000);
    const facts = fc
      .record({
        accounts: count,
        teachers: count,
        expected: count,
        latePrints: count,
        doubtfulBatches: count,
        failedJobs: count,
      })
      .chain((of) =>
        fc
          .record({
            activated: fc.nat(of.accounts),
            teachersLoggedIn: fc.nat(of.teachers),
            handedIn: fc.nat(of.expected),
            backupHours: fc.option(count),
          })
          .map((rest) => ({ ...of, ...rest })),
      );
    fc.assert(
      fc.property(facts, (of) => {
        const { score, parts } = healthOf(of);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        for (const { points, of: most } of parts) expect(points ?? 0).toBeLessThanOrEqual(most);
      }),
    );
  });
});

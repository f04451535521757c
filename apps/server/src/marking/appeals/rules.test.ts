import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasSecond, mayDecide } from './policy.js';
import { endOfAppeals, giversOf, hasLost, isOpenAt, leftOf, mayAppealAgain, outcomeOf } from './rules.js';

const released = new Date('2026-03-01T08:00:00Z');

it('may be made for some days after the papers came back, to the millisecond; nobody may where it is no day', () => {
  const until = endOfAppeals(released, 7);
  expect(until).toEqual(new Date('2026-03-08T08:00:00Z'));
  expect(isOpenAt(until, new Date('2026-03-08T07:59:59.999Z'))).toBe(true);
  expect(isOpenAt(until, new Date('2026-03-08T08:00:00Z'))).toBe(false);
  expect(isOpenAt(endOfAppeals(released, 0), released)).toBe(false);
});

it.each([
  [[], 3],
  [['waiting'], 2],
  [['kept', 'waiting'], 1],
  [['changed', 'withdrawn'], 3],
  [['kept', 'kept', 'kept', 'waiting'], 0],
] as const)('%j leaves %i of three', (states, left) => expect(leftOf(states, 3)).toBe(left));

it('what changed the score, or was withdrawn, is never counted', () => {
  const state = fc.constantFrom('waiting' as const, 'kept' as const, 'changed' as const, 'withdrawn' as const);
  fc.assert(
    fc.property(fc.array(state), fc.integer({ min: 1, max: 20 }), (states, budget) => {
      const counted = states.filter((one) => one === 'waiting' || one === 'kept');
      return leftOf(states, budget) === leftOf(counted, budget) && leftOf(states, budget) >= 0;
    }),
  );
});

it('needs a score that lost something, and is once for each answer unless it was withdrawn', () => {
  expect([hasLost({ score: 2 }, 4), hasLost({ score: 4 }, 4), hasLost({ score: null }, 4)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([undefined, 'withdrawn', 'waiting', 'kept', 'changed'].map((one) => mayAppealAgain(one as never))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('comes to a change only where the score is another one', () =>
  expect([outcomeOf(2, 2), outcomeOf(2, 2.5), outcomeOf(null, 0)]).toEqual(['kept', 'changed', 'changed']));

it('was given by whoever stands beside it, and by the scorers of its round', () => {
  const round = { reason: { scores: [{ accountId: 'a' }, { accountId: 'b' }] } };
  expect(giversOf('a', [{ reason: null }, round])).toEqual(['a', 'b']);
  expect(giversOf(null, [{ reason: null }])).toEqual([]);
});

it('is decided by a teacher of the subject who did not give the score; where there is none, by who gave it', () => {
  const may = (accountId: string, givers: string[], teachers: string[], role: 'TEACHER' | 'SCHOOLADMIN' = 'TEACHER') =>
    mayDecide({ accountId, role }, { givers, teachers });
  expect(may('second', ['first'], ['first', 'second'])).toBe(true);
  expect(may('first', ['first'], ['first', 'second'])).toBe(false);
  expect(may('first', ['first'], ['first'])).toBe(true);
  expect(may('other', ['first'], ['first', 'second'])).toBe(false);
  expect(may('second', ['first'], ['first', 'second'], 'SCHOOLADMIN')).toBe(false);
  // A machine's score: everybody of the subject.
  expect(may('first', [], ['first', 'second'])).toBe(true);
  expect(hasSecond({ givers: ['first'], teachers: ['first'] })).toBe(false);
});

import type { Actor } from '@zhibi/contract/session';
import { expect, it } from 'vitest';
import { isArbiter, isScorer, maySetRounds, teachesSubject } from './policy.js';

// Only what the policy looks at.
const actor = (change: Partial<Actor> = {}) =>
  ({
    role: 'TEACHER',
    schoolId: 's',
    accountId: 'me',
    teaches: new Map([['a', new Set([202])]]),
    ...change,
  }) as unknown as Actor;
const given = { subjectId: 202, classIds: ['a'] };
const round = { scorerIds: ['me'], arbiterId: 'other' };

it.each([
  ['a teacher of all its classes', actor(), true],
  ['not of some', actor({ teaches: new Map() }), false],
  ['nobody without a school', actor({ schoolId: '' }), false],
])('the marking of a homework is shared out by %s', (_, who, may) => {
  expect(maySetRounds(who, given)).toBe(may);
});

it.each([
  ['whoever is named', actor(), 202, true],
  ['not who is not', actor({ accountId: 'you' }), 202, false],
  ['not who teaches the subject no more', actor(), 203, false],
  ['no leader', actor({ role: 'SCHOOLPRINCIPAL' }), 202, false],
  ['nobody without a school', actor({ schoolId: '' }), 202, false],
])('answers are scored by %s', (_, who, subjectId, may) => {
  expect(isScorer(who, round, subjectId)).toBe(may);
  expect(isArbiter(who, { scorerIds: [], arbiterId: 'me' }, subjectId)).toBe(may);
});

it('who scores does not settle', () => {
  expect(isArbiter(actor(), round, 202)).toBe(false);
  expect(teachesSubject(actor(), 202)).toBe(true);
});

import type { Actor } from '@zhibi/contract/session';
import { expect, it } from 'vitest';
import { knownClassIds, mayChooseFor, mayPractise } from './policy.js';

const actor = (change: Partial<Actor> = {}) =>
  ({
    role: 'TEACHER',
    schoolId: 's',
    teaches: new Map([
      ['a', new Set([202])],
      ['b', new Set([203])],
    ]),
    ...change,
  }) as Actor; // the rest of an actor does not matter here

it.each([
  ['a teacher', {}, true],
  ['a teacher of no school', { schoolId: '' }, false],
  ['a principal', { role: 'SCHOOLPRINCIPAL' as const }, false],
])('%s practises: %s', (_, change, may) => expect(mayPractise(actor(change))).toBe(may));

it.each([
  ['nobody', undefined, true],
  ['a class taught in the subject', 'a', true],
  ['a class taught in another subject', 'b', false],
  ['a class of somebody else', 'c', false],
])('units are chosen for %s: %s', (_, classId, may) => expect(mayChooseFor(actor(), classId, 202)).toBe(may));

it('the history is that of the classes taught in the subject', () =>
  expect(knownClassIds(actor(), 202)).toEqual(['a']));

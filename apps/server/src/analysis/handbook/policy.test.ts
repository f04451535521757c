import type { RoleCode } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { expect, it } from 'vitest';
import { mayMakeBooklets, mayReadBooklets, mayReadCopies, maySetSheetDays } from './policy.js';

const actor = (role: RoleCode, schoolId = 's') =>
  ({ role, schoolId, teaches: new Map([['a', new Set([202])]]) }) as unknown as Actor; // the rest of an actor does not matter here

it.each<[string, Actor, string, number, string]>([
  ['the teacher of the class in the subject', actor('TEACHER'), 'a', 202, 'make copies read'],
  ['a teacher of another class', actor('TEACHER'), 'b', 202, ''],
  ['a teacher of the class in another subject', actor('TEACHER'), 'a', 203, ''],
  ['the principal', actor('SCHOOLPRINCIPAL'), 'b', 203, 'copies read'],
  ['a principal of no school', actor('SCHOOLPRINCIPAL', ''), 'b', 203, ''],
  ['the officer who has chosen the school', actor('REGION'), 'b', 203, 'read'],
  ['an officer who has chosen none', actor('REGION', ''), 'b', 203, ''],
  ['a student', actor('STUDENT'), 'a', 202, ''],
])('%s', (_, reader, classId, subjectId, may) => {
  const of = { classId, subjectId };
  const can = [
    mayMakeBooklets(reader, of) && 'make',
    mayReadCopies(reader, of) && 'copies',
    mayReadBooklets(reader, of) && 'read',
  ];
  expect(can.filter(Boolean).join(' ')).toBe(may);
});

it.each<[string, Actor, boolean]>([
  ['the principal', actor('SCHOOLPRINCIPAL'), true],
  ['a principal of no school', actor('SCHOOLPRINCIPAL', ''), false],
  ['a teacher', actor('TEACHER'), false],
  ['an officer', actor('REGION'), false],
])('%s says how long codes on sheets open: %s', (_, who, may) => expect(maySetSheetDays(who)).toBe(may));

import type { RoleCode } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { expect, it } from 'vitest';
import { fewestFor, mayReadReport, mayReadResults, mayReadStudent } from './policy.js';

const actor = (role: RoleCode, schoolId = 's') =>
  ({ role, schoolId, teaches: new Map([['a', new Set([202])]]) }) as unknown as Actor; // the rest of an actor does not matter here

it.each([
  ['the teacher of the class in the subject', actor('TEACHER'), 'a', 202, true],
  ['a teacher of another class', actor('TEACHER'), 'b', 202, false],
  ['a teacher of the class in another subject', actor('TEACHER'), 'a', 203, false],
  ['the principal', actor('SCHOOLPRINCIPAL'), 'b', 203, true],
  ['the administrator of the school', actor('SCHOOLADMIN'), 'b', 203, true],
  ['the officer who has chosen the school', actor('REGION'), 'b', 203, false],
  ['an officer who has chosen none', actor('REGION', ''), 'b', 203, false],
  ['a student', actor('STUDENT'), 'a', 202, false],
  ['an administrator of the organisation', actor('ORGADMIN'), 'a', 202, false],
])('%s', (_, reader, classId, subjectId, reads) => {
  expect(mayReadReport(reader, classId, subjectId)).toBe(reads);
});

it('results of a class are read by the officer who has chosen the school too, of five students or more', () => {
  expect(mayReadResults(actor('REGION'), 'b', 203)).toBe(true);
  expect(mayReadResults(actor('REGION', ''), 'b', 203)).toBe(false);
  expect(mayReadResults(actor('STUDENT'), 'a', 202)).toBe(false);
  expect(mayReadResults(actor('TEACHER'), 'b', 202)).toBe(false);
  expect([fewestFor(actor('REGION')), fewestFor(actor('TEACHER')), fewestFor(actor('SCHOOLPRINCIPAL'))]).toEqual([
    5, 0, 0,
  ]);
});

it('one student is read about by the student, the teachers of the class in the subject and the leaders of the school', () => {
  const of = { studentId: 'x', classId: 'a', subjectId: 202 };
  const self = { ...actor('STUDENT'), studentId: 'x' };
  expect([self, actor('TEACHER'), actor('SCHOOLPRINCIPAL')].map((one) => mayReadStudent(one, of))).toEqual([
    true,
    true,
    true,
  ]);
  expect(mayReadStudent(self, { ...of, studentId: 'y' })).toBe(false);
  expect(mayReadStudent(actor('TEACHER'), { ...of, classId: null })).toBe(false);
  expect(mayReadStudent(actor('TEACHER'), { ...of, subjectId: 203 })).toBe(false);
  expect(mayReadStudent(actor('REGION'), of)).toBe(false);
});

import type { Actor } from '@zhibi/contract/session';
import { describe, expect, it } from 'vitest';
import type { Homework, Submission } from '../homework/index.js';
import { mayMark, mayReadResult } from './policy.js';

// Only what the policy looks at: the rest of these rows does not matter here.
const teacher = { role: 'TEACHER', teaches: new Map([['a', new Set([202])]]) } as unknown as Actor;
const homework = { subjectId: 202, classIds: ['a', 'b'] } as unknown as Homework;
const copy = (studentId: string, status: Submission['status']) => ({ studentId, status }) as unknown as Submission;

it('a teacher marks the classes taught, in the subject taught there', () => {
  expect(mayMark(teacher, homework, 'a')).toBe(true);
  expect(mayMark(teacher, homework, 'b')).toBe(false);
  expect(mayMark(teacher, { ...homework, subjectId: 203 }, 'a')).toBe(false);
});

describe('a student reads', () => {
  const student = { role: 'STUDENT', studentId: 'me' } as unknown as Actor; // see above
  it.each([
    ['the own paper when it was given back', copy('me', 'released'), true],
    ['not before', copy('me', 'marked'), false],
    ['not after an absence', copy('me', 'absent'), false],
    ["nobody else's", copy('other', 'released'), false],
  ])('%s', (_, submission, reads) => {
    expect(mayReadResult(student, submission)).toBe(reads);
  });
});

import { expect, it } from 'vitest';
import { nextToMark } from './next-student.js';

const students = (...waiting: number[]) =>
  waiting.map((count, at) => ({ studentId: `s${at}`, waiting: Math.max(0, count), isAbsent: count < 0 }));

it.each([
  ['passes over who has nothing that waits', students(1, 0, 2), 's0', 's2'],
  ['begins again from the start', students(1, 0, 2), 's2', 's0'],
  ['never leads to the same paper', students(0, 3, 0), 's1', undefined],
  ['passes over who is absent', students(1, -1, 0), 's0', undefined],
  ['begins at the start for one who is not there', students(0, 1), 'other', 's1'],
])('%s', (_, list, from, expected) => {
  expect(nextToMark(list, from)?.studentId).toBe(expected);
});

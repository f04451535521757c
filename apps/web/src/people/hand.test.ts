import { expect, it } from 'vitest';
import { handOf } from './hand.js';

const grade = (gid: number) => ({ classId: 'c', className: '', gid, gradeId: gid, subjects: [] });

it.each([
  [1, 'small'],
  [6, 'small'],
  [7, 'middle'],
  [9, 'middle'],
  [10, 'grown'],
  [12, 'grown'],
])('a student of grade %i has sizes for a hand that is %s', (gid, hand) =>
  expect(handOf({ asStudent: true, classList: [grade(gid)] })).toBe(hand),
);

it('a student without a class, and whoever teaches children, has the middle', () => {
  expect(handOf({ asStudent: true, classList: [] })).toBe('middle');
  expect(handOf({ asStudent: false, classList: [grade(2)] })).toBe('middle');
});

import { describe, expect, it } from 'vitest';
import { byForm } from './rules-forms.js';

const students = ['a', 'b', 'c', 'd'].map((studentId) => ({ studentId }));
const formsOf = (own: Parameters<typeof byForm>[1], ofClass: Parameters<typeof byForm>[2]) =>
  byForm(students, own, ofClass).map(([form, group]) => `${form}: ${group.map(({ studentId }) => studentId).join('')}`);

describe('copies by edition', () => {
  it.each([
    ['nobody needs another', [], 'usual', ['usual: abcd']],
    ['one needs large print', [['b', 'large']], 'usual', ['usual: acd', 'large: b']],
    [
      'two need different ones',
      [
        ['d', 'easy'],
        ['a', 'large'],
      ],
      'usual',
      ['usual: bc', 'large: a', 'easy: d'],
    ],
    ['the class has it without colour', [['b', 'large']], 'mono', ['mono: acd', 'large: b']],
    ['who has the edition of the class is one of it', [['b', 'mono']], 'mono', ['mono: abcd']],
    [
      'everybody needs another',
      [
        ['a', 'easy'],
        ['b', 'large'],
        ['c', 'large'],
        ['d', 'large'],
      ],
      'usual',
      ['large: bcd', 'easy: a'],
    ],
  ] as const)('%s', (_, own, ofClass, groups) => {
    expect(formsOf(new Map(own), ofClass)).toEqual(groups);
  });
});

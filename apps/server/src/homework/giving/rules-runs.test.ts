import { describe, expect, it } from 'vitest';
import { coverOf, misfitOf } from './rules-runs.js';

const need = { paperId: 'p', revision: 2, classIds: ['a', 'b'] };
const run = { ...need, status: 'ready' as const };

describe('copies that were made before', () => {
  it.each([
    ['of the paper and the classes', {}, null],
    ['still being made', { status: 'waiting' as const }, null],
    ['of more classes', { classIds: ['a', 'b', 'c'] }, null],
    ['of one class too few', { classIds: ['a'] }, 'other-classes'],
    ['of the paper as it was', { revision: 1 }, 'paper-changed'],
    ['of another paper', { paperId: 'q' }, 'paper-changed'],
    ['that could not be made', { status: 'failed' as const }, 'not-made'],
  ])('%s', (_, change, misfit) => {
    expect(misfitOf({ ...run, ...change }, need)).toBe(misfit);
  });

  it('leave out who joined later and hold what nobody needs', () => {
    expect(coverOf(new Set(['1', '2', '3']), ['1', '2', '9'])).toEqual({ without: 1, unused: 1 });
    expect(coverOf(new Set(), [])).toEqual({ without: 0, unused: 0 });
  });
});
